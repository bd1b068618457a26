import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { isSameSecret } from '~/services/platform/secrets/compare'
import { answer, invalidToken, list, notFound, refuse } from './answers'
import { type Asking, many, one } from './collections'
import { paged } from './definition-pages'
import { createSnapshots, type Snapshot } from './snapshot'
import { sync } from './sync'
import { createViews, type Place } from './views'

type ContentfulHandlerDeps = {
  db: Db
  clock: Clock
  deliveryToken: string
  previewToken: string
  space: string
  environment: string
  /** The origin that visitors type: asset URLs point there. */
  origin: string
}

const PATH =
  /^(?:\/upstream\/contentful)?\/spaces\/([\w-]+)(?:\/environments\/([\w.-]+))?(?:\/(entries|assets|content_types|locales|tags|sync)(?:\/([\w.-]+))?)?\/?$/

/**
 * Contentful's Delivery and Preview API over the embedded database, as a fetch handler. The token tells the two apart,
 * and a host that begins with `cdn.` or `preview.` takes only its own. Reads only; `publishing.ts` writes.
 * Refusals: 401 AccessTokenInvalid, 404 NotFound, 400 InvalidQuery and BadRequest, 405.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/
 */
export function createContentfulHandler(deps: ContentfulHandlerDeps): (request: Request) => Promise<Response> {
  const snapshots = createSnapshots(deps)
  const place: Place = { space: deps.space, environment: deps.environment, assetHost: new URL(deps.origin).host }
  const viewsOf = createViews(place)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse({ status: 405, id: 'MethodNotAllowed', message: 'Only GET and HEAD are answered here.' })
    const url = new URL(request.url)
    const api = apiOf(request, url, deps)
    if (!api) return invalidToken()
    const parts = PATH.exec(url.pathname)
    const environment = parts?.[2] ?? deps.environment
    if (!parts || parts[1] !== deps.space || environment !== deps.environment) return notFound()
    const snapshot = await snapshots()
    const asking: Asking = { request, url, snapshot, library: snapshot[api], viewsOf }
    return route(asking, { place, resource: parts[3] ?? 'space', id: parts[4] ?? null })
  }
}

type Routing = { place: Place; resource: string; id: string | null }

function route(asking: Asking, { place, resource, id }: Routing): Response {
  if (resource === 'entries') return id === null ? many(asking, 'Entry') : one(asking, 'Entry', id)
  if (resource === 'assets') return id === null ? many(asking, 'Asset') : one(asking, 'Asset', id)
  if (resource === 'sync') return id === null ? sync(asking, place) : notFound()
  if (resource === 'space') return answer(asking.request, spaceOf(asking.snapshot, place))
  return define(asking, resource, id)
}

/** Content types and tags in pages, locales whole. */
function define({ request, url, snapshot }: Asking, resource: string, id: string | null): Response {
  if (resource === 'locales' && id !== null) return notFound()
  const [type, items] = definitionsOf(snapshot, resource)
  if (id === null)
    return resource === 'locales' ? answer(request, list(items, { limit: 1000 })) : paged(request, url, items)
  const item = items.find(({ sys }) => sys.id === id)
  return item ? answer(request, item) : notFound({ type, id })
}

function definitionsOf(snapshot: Snapshot, resource: string): [string, { sys: { id: string } }[]] {
  if (resource === 'content_types') return ['ContentType', [...snapshot.contentTypes.values()]]
  if (resource === 'locales') return ['Locale', localesOf(snapshot)]
  return ['Tag', snapshot.tags]
}

const localesOf = ({ locales }: Snapshot) =>
  locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
    code,
    name,
    default: isDefault,
    fallbackCode,
    sys: { id: code, type: 'Locale', version: 1 },
  }))

const spaceOf = (snapshot: Snapshot, { space }: Place) => ({
  sys: { type: 'Space', id: space },
  name: space,
  locales: localesOf(snapshot).map(({ sys: _, ...locale }) => locale),
})

function apiOf(request: Request, { hostname, searchParams }: URL, deps: ContentfulHandlerDeps) {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? searchParams.get('access_token') ?? ''
  if (!hostname.startsWith('preview.') && isSameSecret(token, deps.deliveryToken)) return 'delivery'
  if (!hostname.startsWith('cdn.') && isSameSecret(token, deps.previewToken)) return 'preview'
  return null
}
