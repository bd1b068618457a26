const LEAD = 'Something went wrong'
const REQUEST = /\(([\w-]{1,64})\)\.$/

/** All that a caller is told of an error: which request to ask support about. It crosses the wire as its message. */
export const failureOf = (requestId: string): Error => new Error(`${LEAD} (${requestId}).`)

/** The request that such an error speaks of; null for any other. */
export function failedRequest(error: unknown): string | null {
  if (!(error instanceof Error) || !error.message.startsWith(LEAD)) return null
  return REQUEST.exec(error.message)?.[1] ?? null
}
