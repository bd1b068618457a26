/**
 * How Node runs the server, by whatever way it is started. V8 is told how much it may take: it would rather use what the
 * machine has than collect. glibc is told to keep freed memory in one place for all threads, and to give back what is
 * more than 128 KB of it: by itself it kept a hundred megabytes.
 */
export const FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=8']
export const VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
