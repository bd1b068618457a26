import { answer, badRequest, invalidQuery } from './answers'
import type { Asking } from './collections'
import { type Document, linkTo, type Tombstone } from './documents'
import type { Place } from './views'

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
type SyncType = (typeof TYPES)[number]

/** What a sync token stands for: everything changed after `since` and up to `until`, from item `skip` on. */
type Cursor = { since: number; until: number; skip: number; limit: number; type: SyncType; contentType: string | null }

/**
 * GET …/sync: everything at first, then only what changed. Items carry all locales and links are never included.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/synchronization
 */
export function sync(asking: Asking, place: Place): Response {
  const { request, url, snapshot, library } = asking
  const token = url.searchParams.get('sync_token')
  if (token === null && url.searchParams.get('initial') !== 'true')
    return invalidQuery([{ name: 'sync', details: 'Either initial=true or a sync_token is needed' }])
  const cursor = token === null ? firstCursor(asking) : readToken(token)
  if (!cursor) return badRequest('The sync token or a parameter of the sync is invalid.')
  if (library.api === 'preview' && cursor.since > 0)
    return badRequest('The Preview API offers the initial synchronization only.')
  const items = changes(asking, cursor, place)
  const end = cursor.skip + cursor.limit
  const isLast = end >= items.length
  const next = isLast ? { ...cursor, since: cursor.until, until: 0, skip: 0 } : { ...cursor, skip: end }
  const nextUrl = `${url.origin}${url.pathname}?sync_token=${tokenOf(next)}`
  return answer(request, {
    sys: { type: 'Array' },
    items: items.slice(cursor.skip, end),
    ...(isLast ? { nextSyncUrl: nextUrl } : { nextPageUrl: nextUrl }),
  })

  function readToken(text: string): Cursor | null {
    const read = cursorOf(text)
    return read && { ...read, until: read.until === 0 ? snapshot.revision : read.until }
  }
}

function firstCursor({ url, snapshot }: Asking): Cursor | null {
  const contentType = url.searchParams.get('content_type')
  const asked = url.searchParams.get('type') ?? (contentType ? 'Entry' : 'all')
  const type = TYPES.find((known) => known === asked)
  const limit = Number(url.searchParams.get('limit') ?? 1000)
  if (!type || !Number.isInteger(limit) || limit < 1 || limit > 1000) return null
  if (contentType && (type !== 'Entry' || !snapshot.contentTypes.has(contentType))) return null
  return { since: 0, until: snapshot.revision, skip: 0, limit, type, contentType }
}

/** In the order of their change, so that a page that is asked for again is the same page. */
function changes({ snapshot, library, viewsOf }: Asking, cursor: Cursor, place: Place): object[] {
  const views = viewsOf({ snapshot, library, locale: '*' })
  const isAsked = ({ contentType, changedIn }: Tombstone) =>
    changedIn > cursor.since &&
    changedIn <= cursor.until &&
    (cursor.contentType === null || contentType === cursor.contentType)
  const wants = (...types: SyncType[]) => types.includes(cursor.type)
  const shown = library.documents.filter((document) => isAsked(document) && wants('all', document.kind))
  // a first synchronization starts from nothing: there is nothing to delete
  const gone = snapshot.tombstones.filter(
    (stone) => cursor.since > 0 && isAsked(stone) && wants('all', 'Deletion', `Deleted${stone.kind}`),
  )
  return [...shown, ...gone]
    .toSorted((left, right) => left.changedIn - right.changedIn)
    .map((item) => (isDocument(item) ? views(item) : deletion(item, place)))
}

const isDocument = (item: Document | Tombstone): item is Document => 'body' in item

const deletion = ({ kind, id, revision, createdAt, updatedAt }: Tombstone, { space, environment }: Place) => ({
  sys: {
    type: `Deleted${kind}`,
    id,
    space: linkTo('Space', space),
    environment: linkTo('Environment', environment),
    revision,
    createdAt,
    updatedAt,
    deletedAt: updatedAt,
  },
})

const tokenOf = ({ since, until, skip, limit, type, contentType }: Cursor) =>
  Buffer.from([since, until, skip, limit, type, contentType ?? ''].join('|')).toString('base64url')

function cursorOf(token: string): Cursor | null {
  const text = Buffer.from(token, 'base64url').toString()
  const parts = /^(\d{1,9})\|(\d{1,9})\|(\d{1,9})\|(\d{1,4})\|(\w+)\|([\w.-]*)$/.exec(text)
  const type = TYPES.find((known) => known === parts?.[5])
  if (!parts || !type) return null
  const [since = 0, until = 0, skip = 0, limit = 0] = parts.slice(1, 5).map(Number)
  return { since, until, skip, limit, type, contentType: parts[6] || null }
}
