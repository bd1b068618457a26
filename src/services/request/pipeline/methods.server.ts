import { Refusal } from './refusal.server'

/** They change nothing. */
export const READS = ['GET', 'HEAD']
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Where something may be sent to: interfaces, the cart's forms, server functions, and the way out of a preview. */
const TAKES_WRITES = /^\/(?:api\/|upstream\/|_serverFn\/|cart(?:\.js$|\/))/

/** 405 with Allow before the framework would render a page for a method that it does not know (security.md T16). */
export function requireMethod(method: string, path: string) {
  const allowed = TAKES_WRITES.test(path) ? [...READS, ...WRITES] : READS
  if (!allowed.includes(method)) throw new Refusal(405, { allow: allowed.join(', ') })
}
