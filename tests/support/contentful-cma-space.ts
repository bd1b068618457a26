import { isObject, type Json, linksIn } from '~/services/upstreams/contentful/embedded/documents'

export type Collection = 'locales' | 'contentTypes' | 'tags' | 'assets' | 'entries' | 'editorInterfaces'
type Sys = {
  id: string
  type: string
  version: number
  publishedVersion?: number
  archivedVersion?: number
  contentType?: Json
}
type Body = { [key: string]: Json }
export type Resource = { sys: Sys; body: Body }
type Put = { body: Body; version: number | null; type: string | null }

export class Refusal extends Error {
  readonly status: number
  readonly id: string

  constructor(status: number, id: string, message: string) {
    super(message)
    this.status = status
    this.id = id
  }
}

/** The value under a path, undefined where there is none. */
const at = (value: Json | undefined, ...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((found, key) => (isObject(found) ? found[key] : undefined), value)

const TYPES: Record<Collection, string> = {
  locales: 'Locale',
  contentTypes: 'ContentType',
  tags: 'Tag',
  assets: 'Asset',
  entries: 'Entry',
  editorInterfaces: 'EditorInterface',
}

type Kept = Record<Collection, Map<string, Resource>>

/** What a space keeps, with the checks of the real one that an import can trip over. */
export function createSpace({ space, defaultLocale }: { space: string; defaultLocale: string }) {
  const kept: Kept = {
    locales: new Map([['default', localeOf(defaultLocale)]]),
    contentTypes: new Map(),
    tags: new Map(),
    assets: new Map(),
    entries: new Map(),
    editorInterfaces: new Map(),
  }
  let uploads = 0

  function get(collection: Collection, id: string): Resource {
    const found = kept[collection].get(id)
    if (!found) throw new Refusal(404, 'NotFound', `${collection}/${id}`)
    return found
  }

  function set(collection: Collection, { sys, body }: Resource): Resource {
    const resource = { body, sys: { ...sys, version: sys.version + 1 } }
    kept[collection].set(sys.id, resource)
    return resource
  }

  return {
    id: space,
    kept,
    get,
    put(collection: Collection, id: string, { body: { sys: _, ...body }, version, type }: Put): Resource {
      const known = kept[collection].get(id)
      if (known && version !== known.sys.version) throw new Refusal(409, 'VersionMismatch', `${collection}/${id}`)
      const contentType =
        known?.sys.contentType ?? (type && { sys: { type: 'Link', linkType: 'ContentType', id: type } })
      const sys: Sys = { version: 0, ...known?.sys, id, type: TYPES[collection], ...(contentType && { contentType }) }
      if (collection === 'locales') checkLocale(kept, body)
      if (collection === 'entries') checkEntry(kept, { sys, body })
      return set(collection, { sys, body })
    },
    publish(collection: Collection, id: string, version: number | null): Resource {
      const { sys, body } = get(collection, id)
      if (version !== sys.version) throw new Refusal(409, 'VersionMismatch', `${collection}/${id}`)
      if (collection === 'entries') checkComplete(kept, { sys, body }, defaultLocale)
      if (collection === 'assets' && !at(body, 'fields', 'file', defaultLocale, 'url'))
        throw new Refusal(422, 'ValidationFailed', `${id} is not processed`)
      return set(collection, { body, sys: { ...sys, publishedVersion: sys.version } })
    },
    archive(collection: Collection, id: string): Resource {
      const { sys, body } = get(collection, id)
      return set(collection, { body, sys: { ...sys, archivedVersion: sys.version } })
    },
    list(collection: Collection, query: URLSearchParams) {
      const wanted = query.get('sys.id[in]')?.split(',')
      const all = [...kept[collection].values()].filter(({ sys }) => !wanted || wanted.includes(sys.id))
      const skip = Number(query.get('skip') ?? 0)
      return { total: all.length, skip, items: all.slice(skip, skip + Number(query.get('limit') ?? 100)) }
    },
    /** Processing turns an upload into a URL; the import asks again until it is there. */
    process(id: string, locale: string): null {
      const file = at(get('assets', id).body, 'fields', 'file', locale)
      if (!isObject(file) || !file.uploadFrom)
        throw new Refusal(422, 'ValidationFailed', `${id}: no upload in ${locale}`)
      delete file.uploadFrom
      file.url = `//images.ctfassets.net/${space}/${id}/${file.fileName}`
      return null
    },
    upload() {
      uploads += 1
      return { type: 'Upload', id: `upload-${uploads}` }
    },
  }
}

const localeOf = (code: string): Resource => ({
  sys: { id: 'default', type: 'Locale', version: 1 },
  body: { code, name: code, default: true, fallbackCode: null },
})

const codesOf = ({ locales }: Kept) => new Set([...locales.values()].map(({ body }) => body.code))

function checkLocale(kept: Kept, { fallbackCode }: Body) {
  if (fallbackCode && !codesOf(kept).has(fallbackCode))
    throw new Refusal(422, 'ValidationFailed', `fallback ${fallbackCode} is unknown`)
}

/** The published content type's fields. */
function fieldsOf({ contentTypes }: Kept, { sys }: Resource): { [key: string]: Json }[] {
  const type = contentTypes.get(String(at(sys.contentType, 'sys', 'id')))
  if (!type?.sys.publishedVersion) throw new Refusal(422, 'UnknownContentType', `${sys.id} has no published type`)
  return Array.isArray(type.body.fields) ? type.body.fields.filter(isObject) : []
}

function checkEntry(kept: Kept, entry: Resource) {
  const known = new Set(fieldsOf(kept, entry).map(({ id }) => id))
  const codes = codesOf(kept)
  for (const [field, values] of Object.entries(at(entry.body, 'fields') ?? {})) {
    if (!known.has(field)) throw new Refusal(422, 'UnknownField', `${entry.sys.id}.${field}`)
    for (const code of Object.keys(values ?? {}))
      if (!codes.has(code)) throw new Refusal(422, 'ValidationFailed', `${entry.sys.id}.${field}: locale ${code}`)
  }
}

/** Publishing demands the required fields and that every link leads somewhere. */
function checkComplete(kept: Kept, entry: Resource, defaultLocale: string) {
  for (const { id, required, omitted } of fieldsOf(kept, entry))
    if (required && !omitted && (at(entry.body, 'fields', String(id), defaultLocale) ?? null) === null)
      throw new Refusal(422, 'ValidationFailed', `${entry.sys.id}.${id} is required`)
  for (const { kind, id } of linksIn(entry.body.fields))
    if (!(kind === 'Entry' ? kept.entries : kept.assets).has(id))
      throw new Refusal(422, 'UnresolvedLinks', `${entry.sys.id} links to ${kind} ${id}`)
}
