import { shared } from './shared.server'

/** `isDraining` from the first signal on: /readyz says so, so that a load balancer looks elsewhere. */
export const shutdown = () => shared('shutdown', () => ({ isDraining: false }))
