import {
  type ContentfulClientApi,
  type CreateClientParams,
  createClient,
  type EntriesQueries,
  type EntryCollection,
  type EntrySkeletonType,
} from 'contentful'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { inTime } from '~/services/platform/clock/in-time'
import { otherAnswer } from '~/services/platform/http/other-answer'
import { createAdapter, NoAnswer, OtherAnswer, type Transport } from './transport.server'

/**
 * `not-found`: no published entry of that id. `refused`: Contentful does not accept what we ask, by its error id
 * (AccessTokenInvalid, InvalidQuery, BadRequest); asking again does not help.
 */
type ContentfulError = { kind: 'not-found' } | { kind: 'refused'; code: string } | Outage

export type ContentfulClientOptions = {
  /** A hosted API ("https://cdn.contentful.com"); with `handler` only the name that it is asked under. */
  baseUrl?: string
  /** The embedded API in this process, or a fetch that adds retry and breaker to the hosted one. */
  handler?: Transport
  space: string
  environment: string
  token: string
  /** Drafts: the token is the Preview API's. */
  preview: boolean
  /** Milliseconds for one call, its retry included. */
  deadline: number
}

type Modifiers = 'WITHOUT_UNRESOLVABLE_LINKS'
type Api = ContentfulClientApi<Modifiers>

/**
 * Contentful's own client with our deadline and our errors. Unresolvable links are left out of entries. An answer that
 * is not in Contentful's form is `invalid`, whatever its status: never an empty list, and never `not-found`.
 */
export type ContentfulClient = {
  /** Any call of the library: `client.ask((api) => api.getAsset('logo'))`. */
  ask<T>(call: (api: Api) => Promise<T>): Promise<Result<T, ContentfulError>>
  /** Entries with what they link to, resolved; such objects can be circular, so map them before they travel. */
  getEntries<Skeleton extends EntrySkeletonType = EntrySkeletonType>(
    query: EntriesQueries<Skeleton, Modifiers>,
  ): Promise<Result<EntryCollection<Skeleton, Modifiers, string>, ContentfulError>>
}

/**
 * Speaks to the Delivery or Preview API, hosted or in this process. Follows no redirect.
 * @see https://contentful.github.io/contentful.js/contentful/11.12.10/
 */
export function createContentfulClient(options: ContentfulClientOptions): ContentfulClient {
  const api = createClient(parameters(options)).withoutUnresolvableLinks
  const { deadline: milliseconds } = options
  const otherwise = () => {
    throw new NoAnswer(`no answer within ${milliseconds} ms`)
  }
  const ask = <T>(call: (api: Api) => Promise<T>) => settled(inTime(call(api), { milliseconds, otherwise }))
  return { ask, getEntries: (query) => ask((client) => client.getEntries(query)) }
}

function parameters({ baseUrl, handler, space, environment, token, preview, deadline }: ContentfulClientOptions) {
  const embedded = `http://${preview ? 'preview' : 'cdn'}.contentful.embedded`
  const hosted = `https://${preview ? 'preview' : 'cdn'}.contentful.com`
  const base = new URL(baseUrl ?? (handler ? embedded : hosted))
  return {
    space,
    environment,
    accessToken: token,
    host: base.host,
    insecure: base.protocol === 'http:',
    basePath: base.pathname.replace(/\/+$/, ''),
    adapter: createAdapter(handler ?? ((request) => fetch(request)), deadline),
    // a handler brings its own retries, and the library waits two seconds before its first
    retryLimit: handler ? 0 : 1,
    timeout: deadline,
    // failures are returned, and whoever asked logs them
    logHandler: () => {},
  } satisfies CreateClientParams
}

async function settled<T>(work: Promise<T>): Promise<Result<T, ContentfulError>> {
  try {
    return ok(await work)
  } catch (error) {
    return refused(errorOf(error))
  }
}

/** The library throws an Error whose name is Contentful's error id and whose message is JSON with the status. */
function errorOf(error: unknown): ContentfulError {
  if (error instanceof NoAnswer) return { kind: 'unreachable', cause: error.message, retryAfterSeconds: null }
  const isOther = error instanceof OtherAnswer || error instanceof TypeError || error instanceof SyntaxError
  // the library may still stumble over what stands inside an entry
  if (isOther) return otherAnswer({ upstream: 'contentful', said: error.message })
  if (!(error instanceof Error)) throw error
  const status = statusOf(error)
  if (idOf(error) === 'NotFound' || status === 404) return { kind: 'not-found' }
  if (status === null) throw error
  if (status < 500 && status !== 429) return { kind: 'refused', code: error.name }
  return { kind: 'unreachable', cause: `${status} ${error.name}`, retryAfterSeconds: null }
}

const idOf = (error: Error & { sys?: { id?: unknown } }) => error.sys?.id ?? error.name

function statusOf(error: Error): number | null {
  const status = /"status": ?(\d{3})/.exec(error.message)?.[1]
  return status === undefined ? null : Number(status)
}
