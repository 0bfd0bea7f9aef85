#include "CFrameKernels.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#if defined(__GLIBC__)
/// Makes the heap this much longer, in pages as large as there are: one of 4 KiB costs an interruption when it is
/// first touched, which takes longer than to fill it.
static void lengthen_heap(size_t length) {
    const size_t beyond_top = (size_t)256 << 10;
    mallopt(M_TOP_PAD, (int)length);
    // Volatile, or the compiler drops both calls.
    void *volatile block = malloc(beyond_top);
    free(block);
    mallopt(M_TOP_PAD, 1 << 20);
    const uintptr_t large_page = (uintptr_t)2 << 20;
    uintptr_t end = (uintptr_t)sbrk(0) & ~(large_page - 1);
    uintptr_t start = (end - length + large_page - 1) & ~(large_page - 1);
    madvise((void *)start, end - start, MADV_HUGEPAGE);
}
#endif

void frame_return_large_blocks(size_t size) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, (int)size);
    // Else each thread keeps what it has freed for itself, those that Pango starts for every font as well.
    mallopt(M_ARENA_MAX, 1);
    // Small blocks come and go with each frame.
    const size_t kept = (size_t)8 << 20;
    mallopt(M_TRIM_THRESHOLD, (int)kept);
    lengthen_heap(kept);
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
