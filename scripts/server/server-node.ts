/**
 * How Node runs the server, by whatever way it is started. V8 is told how much it may take: it would rather use what the
 * machine has than collect. glibc is told for how many threads it keeps freed memory apart, or it makes a hundred
 * megabytes of it.
 */
export const FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=8']
export const VARIABLES = { MALLOC_ARENA_MAX: '2' }
