import { FastResponse } from 'srvx'
import type { RequestContext } from '~/services/request/context/context'
import { newNonce } from '~/services/request/context/nonce.server'
import { KEPT_HEADERS, type Render } from './fill.server'
import { createFills } from './fills.server'
import { type DocumentKey, documentKey, type Sameness } from './key.server'
import { type PageState, pageStateAnswer, pageStateIn } from './page-state.server'
import { stampGzip, stampPlain } from './stamp.server'
import { createStore, type Entry, type Store } from './store.server'

type DocumentOptions = Sameness & {
  render: Render
  /** the configured origin: the Host header never reaches a shared rendering */
  origin: string
  policy: (nonce: string) => string
  onFailure: (error: unknown) => void
  /** keeps the state of a document for every process and for after this one; without it documents carry their own */
  publish?: (state: PageState) => Promise<void>
  now?: () => number
  maxBytes?: number
  /** how long a visitor waits for the shared rendering before a separate one is streamed */
  patienceMs?: number
}

export type Documents = {
  fetch(request: Request, context: RequestContext): Promise<Response>
  purge(match?: (target: string) => boolean): void
  stats(): { hit: number; stale: number; miss: number; bypass: number; fills: number; entries: number; bytes: number }
}

/**
 * Visitors who come while a shared rendering is under way wait for it: twenty renderings in parallel would take longer
 * than it does. The first visitor does not wait, so that a slow upstream does not hold back a page that could stream.
 */
const JOINING_MS = 2000

/** Anonymous documents, rendered once and stamped with a fresh nonce per response (docs/decisions/0003-document-cache.md). */
export function createDocuments(options: DocumentOptions): Documents {
  const { render, origin, policy, onFailure, publish, now = Date.now, maxBytes = 64 << 20, patienceMs = 20 } = options
  const store = createStore(maxBytes)
  const fills = createFills({ store, render, origin, keep: keeping({ store, publish, onFailure }), now })
  const stats = { hit: 0, stale: 0, miss: 0, bypass: 0 }

  const failed = (error: unknown) => {
    onFailure(error)
    return null
  }

  /** The kept document, or the one that is rendered now if that takes but a moment. */
  async function entryFor(wanted: DocumentKey): Promise<Entry | null> {
    const known = store.get(wanted.key)
    const age = known && now() < known.staleUntil ? (now() < known.freshUntil ? 'hit' : 'stale') : 'miss'
    stats[age] += 1
    if (known && age === 'stale') fills.once(wanted).catch(onFailure)
    if (known && age !== 'miss') return known
    const patience = fills.isRunning(wanted) ? JOINING_MS : patienceMs
    return Promise.race([fills.once(wanted).catch(failed), moment(patience)])
  }

  return {
    stats: () => ({ ...stats, fills: fills.count(), ...store.size() }),
    purge(match = () => true) {
      fills.forget()
      store.purge(match)
    },
    async fetch(request, context) {
      const stateName = pageStateIn(new URL(request.url).pathname)
      if (stateName) return stateAnswer(store.state(stateName), request)
      if (!isDocument(request)) return render(request, context)
      const wanted = documentKey(request, options)
      const entry = wanted && !fills.isPassed(wanted) ? await entryFor(wanted) : bypass(stats)
      return entry ? stampedAnswer({ entry, request, policy }) : ownRendering(render, { request, context })
    },
  }
}

type Keeping = Pick<DocumentOptions, 'publish' | 'onFailure'> & { store: Store }

const keeping =
  ({ store, publish, onFailure }: Keeping) =>
  async (state: PageState): Promise<boolean> => {
    if (!publish || store.state(state.name)) return Boolean(publish)
    return publish(state).then(
      () => true,
      (error: unknown) => {
        onFailure(error)
        return false
      },
    )
  }

/** What this process does not know is looked for where it was published (pipeline/file-middleware.server.ts). */
const stateAnswer = (state: PageState | undefined, request: Request) =>
  state ? pageStateAnswer(state, request) : new Response(null, { status: 404 })

function bypass(stats: { bypass: number }): null {
  stats.bypass += 1
  return null
}

/** A browser's request for a page; everything else goes straight to the framework. */
function isDocument({ headers, url }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html') && !NOT_A_PAGE.test(new URL(url).pathname)
}
const NOT_A_PAGE = /^\/(?:api|upstream|r|_serverFn|healthz|readyz|version)(?:\/|$)|\.js$/

/** Rendered for this visitor alone: never shared, never kept. */
async function ownRendering(render: Render, { request, context }: { request: Request; context: RequestContext }) {
  const answer = await render(request, context)
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer
  answer.headers.delete('x-document')
  answer.headers.set('cache-control', answer.status >= 400 ? 'no-store' : 'private, no-store')
  answer.headers.append('vary', 'cookie')
  return answer
}

type Stamping = { entry: Entry; request: Request; policy: DocumentOptions['policy'] }

function stampedAnswer({ entry, request, policy }: Stamping) {
  // no policy on a 304: the browser keeps the stored one, which belongs to the stored body
  if (request.headers.get('if-none-match') === entry.etag)
    return new Response(null, { status: 304, headers: [...KEPT_HEADERS.map(pair), ['etag', entry.etag]] })
  const nonce = newNonce()
  const isGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const body = isGzip ? stampGzip(entry.page, nonce) : stampPlain(entry.page, nonce)
  const headers = [
    ...entry.headers.map(pair),
    pair(['content-security-policy', policy(nonce)]),
    pair(['content-length', String(body.length)]),
    ...(isGzip ? [pair(['content-encoding', 'gzip'])] : []),
  ]
  // srvx writes it to the socket as it is; undici's Response would make a stream of it first
  return new FastResponse(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

const pair = ([name, value]: readonly [string, string]): [string, string] => [name, value]

const moment = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())
