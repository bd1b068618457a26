/**
 * The refusals that every wire of the account documents: 401, and 404 for what does not exist or is another person's.
 */
export function accountRefusal({ status }: { status: number }): { kind: 'unauthorised' } | { kind: 'notFound' } | null {
  if (status === 401) return { kind: 'unauthorised' }
  return status === 404 ? { kind: 'notFound' } : null
}
