import type { H3Event } from 'nitro/h3'
import { database } from '~/services/platform/database/database.server'
import { assetOfOtherBuild, isAssetName } from '../assets/build-assets.server'
import { INERT } from './finish.server'
import { requireKnownHost } from './host.server'
import { rawTarget } from './node-request.server'
import { requirePlainPath } from './path.server'
import type { PipelineOptions } from './pipeline.server'
import { refuse } from './refuse.server'

type Settings = Pick<PipelineOptions, 'hosts' | 'headers'>
type Middleware = (event: H3Event, next: () => unknown) => Promise<unknown>

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/**
 * Stands before the framework, which answers files of public/ and of the build by itself: a file is asked for under the
 * same conditions as everything else, and leaves with the same headers. What is no file passes: the pipeline's own
 * answers, misses below /assets among them, have their headers already.
 */
export const fileMiddleware = (options: () => Settings): Middleware => {
  let settings: Settings | null = null
  return async (event, next) => {
    const answer = await fileOf(event, next)
    if (!isFile(answer)) return answer
    settings ??= options()
    const { hosts, headers } = settings
    try {
      requireKnownHost(event.req, hosts)
      requirePlainPath(event.req, rawTarget(event.req))
    } catch (refusal) {
      return refuse(refusal)(event.req)
    }
    for (const [name, value] of headers.fixed) event.res.headers.set(name, value)
    event.res.headers.set('content-security-policy', INERT)
    event.res.headers.set('cache-control', isOfBuild(event) ? YEAR : DAY)
    // whichever encoding this answer has
    event.res.headers.set('vary', 'Accept-Encoding')
    // the picture and the icons of the site are shown by others who link to it
    if (!isOfBuild(event)) event.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }
}

/** Bytes, or nothing where the browser has them; the pipeline answers with a whole response. */
const isFile = (answer: unknown) => answer instanceof Uint8Array || answer === ''

const isOfBuild = ({ url }: H3Event) => /^\/(?:assets|page-state)\//.test(url.pathname)

/** A file that is not on the disk may be one of another build; the request has been counted by the pipeline then. */
async function fileOf(event: H3Event, next: () => unknown): Promise<unknown> {
  const answer = await next()
  const isMissing = answer instanceof Response && answer.status === 404 && isOfBuild(event)
  if (!isMissing || !isAssetName(event.url.pathname)) return answer
  const found = await lookUp(event.url.pathname)
  if (found instanceof Error) return refuse(found)(event.req)
  if (!found) return answer
  event.res.headers.set('content-type', found.type)
  return found.content
}

/** Where nobody could look, nobody can say that there is none. */
const lookUp = async (path: string) =>
  database()
    .then((db) => assetOfOtherBuild(db, path))
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
