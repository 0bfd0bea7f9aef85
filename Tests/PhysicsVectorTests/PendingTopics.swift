/// The topics that no module answers yet; each leaves this list when its checker enters the table.
let pendingTopics: Set<String> = [
    "autoplay"
]
