import { shared } from './shared.server'

/** `isDone` once everything has been opened and started: before, /readyz sends nobody here. */
export const startup = () => shared('startup', () => ({ isDone: false }))
