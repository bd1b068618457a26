import type { RequestContext } from '~/services/request/context/context'
import { newNonce } from '~/services/request/context/nonce.server'
import { bootMode } from '../boot/boot-mode'
import type { DocumentKey } from './key.server'
import { contentHash, type PageState, withoutState } from './page-state.server'
import { prepare } from './stamp.server'
import type { Entry } from './store.server'

export type Render = (request: Request, context: RequestContext) => Promise<Response>

/** Changes with every response or belongs to the transport; the rest of a document's headers is kept with it. */
const NOT_KEPT = new Set([
  'content-security-policy',
  'cache-control',
  'content-length',
  'transfer-encoding',
  'vary',
  'etag',
  'x-document',
  'x-request-id',
])

const SHARED_VISITOR = { requestId: 'shared', address: 'shared' }

export const KEPT_HEADERS = [
  // the browser asks each time, and gets 304 while nothing changed: a copy of its own never shows an old nonce
  ['cache-control', 'private, no-cache'],
  ['vary', 'accept-encoding, cookie'],
] as const

/**
 * Renders a document that everybody may get. The renderer sees nothing of the visitor: its own request, the configured
 * origin, allowed query and cookies. The name of a robot makes the framework wait for deferred data. Null when the
 * route did not ask for it with `x-document: <fresh seconds> <stale seconds>`, or when the answer is personal; an error
 * throws, so that an older copy stays.
 */
export async function fill({ wanted, origin, render, keep, now }: Filling): Promise<Entry | null> {
  const placeholder = newNonce()
  const headers = { accept: 'text/html', 'user-agent': 'document-cache-bot', ...cookieHeader(wanted) }
  const request = new Request(new URL(wanted.target, origin), { headers })
  const answer = await render(request, { ...SHARED_VISITOR, nonce: placeholder, boot: bootMode(request) })
  const lifetime = /^(\d+) (\d+)$/.exec(answer.headers.get('x-document') ?? '')
  const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  if (answer.status >= 500) throw new Error(`rendering ${wanted.target} answered ${answer.status}`)
  if (!lifetime || !isHtml || answer.status !== 200 || answer.headers.has('set-cookie')) {
    await answer.body?.cancel()
    return null
  }
  const whole = Buffer.from(await answer.arrayBuffer())
  const apart = withoutState(whole)
  const { html, state } = apart && (await keep(apart.state)) ? apart : { html: whole, state: null }
  const page = prepare(html, placeholder)
  const etag = `W/"${contentHash(page.plain.toString('latin1'))}"`
  const freshUntil = now() + Number(lifetime[1]) * 1000
  return {
    page,
    state,
    etag,
    headers: [...[...answer.headers].filter(([name]) => !NOT_KEPT.has(name)), ...KEPT_HEADERS, ['etag', etag]],
    freshUntil,
    staleUntil: freshUntil + Number(lifetime[2]) * 1000,
  }
}

type Filling = {
  wanted: DocumentKey
  origin: string
  render: Render
  /** whether a state will be there for every process that is asked for it */
  keep: (state: PageState) => Promise<boolean>
  now: () => number
}

const cookieHeader = ({ cookie }: DocumentKey): Record<string, string> => (cookie ? { cookie } : {})
