import { allowFrames } from './frames.server'
import { cacheControl, type SecurityHeaders } from './security-headers.server'

type Finishing = { request: Request; response: Response; nonce: string; requestId: string; security: SecurityHeaders }

/** For what is no document: should a browser ever show it as one, nothing in it runs. */
export const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox"
const FROZEN_STATUS = 304

/** The same answer with the headers that every answer has; those that it came with stay, save what must not. */
export function finish({ request, response, nonce, requestId, security }: Finishing): Response {
  const open = isMutable(response) ? response : new Response(response.body, response)
  const { headers } = open
  headers.set('x-request-id', requestId)
  headers.delete('x-powered-by')
  headers.delete('server')
  headers.delete('x-document')
  if (response.status === FROZEN_STATUS) return open
  for (const [name, value] of security.fixed) if (!headers.has(name)) headers.set(name, value)
  headers.set('cache-control', cacheControl(open))
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html')
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', isHtml ? security.policy(nonce) : INERT)
  if (isHtml) allowFrames(request, headers)
  return open
}

/** Answers of `fetch` and redirects have headers that cannot change. */
function isMutable({ headers }: Response): boolean {
  try {
    headers.set('x-request-id', '')
    return true
  } catch {
    return false
  }
}
