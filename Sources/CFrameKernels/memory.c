#include "CFrameKernels.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>
#endif

void frame_return_large_blocks(size_t size) {
#if defined(M_MMAP_THRESHOLD)
    mallopt(M_MMAP_THRESHOLD, (int)size);
    // Else each thread keeps what it has freed for itself, those that Pango starts for every font as well.
    mallopt(M_ARENA_MAX, 1);
#else
    (void)size;
#endif
}

void frame_expect_to_fill(void *memory, size_t length) {
#if defined(MADV_HUGEPAGE)
    // Only pages that lie wholly inside; the rest belongs to others as well.
    const uintptr_t page = 4096;
    uintptr_t start = ((uintptr_t)memory + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)memory + length) & ~(page - 1);
    const size_t worthwhile = (size_t)4 << 20;
    if (length < worthwhile || end <= start) return;
    madvise((void *)start, end - start, MADV_HUGEPAGE);
#if defined(MADV_POPULATE_WRITE)
    // All pages at once: each one on its own costs an interruption besides.
    madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
#else
    (void)memory;
    (void)length;
#endif
}
