#include "CFrameKernels.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
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
