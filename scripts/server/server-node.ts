/**
 * How Node runs the server, by whatever way it is started. V8 is told how much it may take, and to collect when the heap
 * has grown by a fifth: it would rather use what the machine has. glibc is told to keep freed memory in one place for
 * all threads, and to give back what is more than 128 KB of it: by itself it kept a hundred megabytes. The library of
 * passwords has an allocator of its own (mimalloc), which is told to give back at once the 12 MB that a password takes.
 */
export const flagsOf = ({ DATABASE_URL }: { DATABASE_URL?: string | undefined }) => [
  '--max-old-space-size=320',
  // with the embedded database a page leaves more behind, and there is room for it (docs/decisions/0051)
  `--max-semi-space-size=${DATABASE_URL ? 4 : 16}`,
  '--heap-growing-percent=20',
]
/** Of a process with a database of its own beside it. */
export const FLAGS = flagsOf({ DATABASE_URL: 'hosted' })
export const VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MIMALLOC_PURGE_DELAY: '0' }
