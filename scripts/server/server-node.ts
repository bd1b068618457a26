/**
 * How Node runs the server, by whatever way it is started. V8 is told how much it may take, and to collect when the heap
 * has grown by a fifth: it would rather use what the machine has. glibc is told to keep freed memory in one place for
 * all threads, and to give back what is more than 128 KB of it: by itself it kept a hundred megabytes. The library of
 * passwords has an allocator of its own (mimalloc), which is told to give back at once the 12 MB that a password takes.
 */
export const FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=4', '--heap-growing-percent=20']
export const VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MIMALLOC_PURGE_DELAY: '0' }
