import { type ContentType, type Document, isObject, type Json, linkTo } from './documents'
import { keyOf, type Library, type Snapshot } from './snapshot'

/** An entry or asset as Delivery and Preview answer it. */
export type View = {
  metadata: { [key: string]: Json }
  sys: { id: string; type: string; [key: string]: Json }
  fields: { [key: string]: Json }
}

export type Place = { space: string; environment: string; assetHost: string }

/** `*` answers every field with its values by locale. */
export type Views = (document: Document) => View

/**
 * The views of one library in one locale. Each is made once: a snapshot never changes, and a page asks for the same
 * entries again and again.
 */
export function createViews(
  place: Place,
): (question: { snapshot: Snapshot; library: Library; locale: string }) => Views {
  const made = new WeakMap<Library, Map<string, Map<string, View>>>()
  return ({ snapshot, library, locale }) => {
    const byLocale = made.get(library) ?? new Map<string, Map<string, View>>()
    made.set(library, byLocale)
    const views = byLocale.get(locale) ?? new Map<string, View>()
    byLocale.set(locale, views)
    const chain = fallbackChain(snapshot, locale)
    return (document) => {
      const key = keyOf(document.kind, document.id)
      const view = views.get(key) ?? viewOf({ document, snapshot, place, locale, chain })
      views.set(key, view)
      return view
    }
  }
}

/** de-AT → de-DE → en-US: where a missing value is looked for, ending where a locale names no fallback. */
function fallbackChain({ locales }: Snapshot, locale: string): string[] {
  const chain: string[] = []
  for (let code: string | null = locale; code && !chain.includes(code); ) {
    chain.push(code)
    const at: string = code
    code = locales.find((known) => known.code === at)?.fallbackCode ?? null
  }
  return chain
}

type Making = { document: Document; snapshot: Snapshot; place: Place; locale: string; chain: string[] }

function viewOf({ document, snapshot, place, locale, chain }: Making): View {
  const type = document.contentType === null ? null : (snapshot.contentTypes.get(document.contentType) ?? null)
  const fields: View['fields'] = {}
  for (const [id, values] of Object.entries(document.body.fields)) {
    if (isOmitted(type, id)) continue
    const shown = Object.fromEntries(
      Object.entries(values).map(([code, value]) => [code, placed(value, document, place)]),
    )
    if (locale === '*') fields[id] = shown
    else {
      const code = isLocalized(type, id) ? chain.find((candidate) => candidate in shown) : snapshot.defaultLocale
      const value = code === undefined ? undefined : shown[code]
      if (value !== undefined) fields[id] = value
    }
  }
  return { metadata: document.body.metadata, sys: sysOf(document, place, locale), fields }
}

function sysOf(document: Document, { space, environment }: Place, locale: string): View['sys'] {
  return {
    space: linkTo('Space', space),
    id: document.id,
    type: document.kind,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    environment: linkTo('Environment', environment),
    ...(document.version !== null && { publishedVersion: document.version }),
    revision: document.revision,
    ...(document.contentType !== null && { contentType: linkTo('ContentType', document.contentType) }),
    ...(locale !== '*' && { locale }),
  }
}

/** The field of an asset has no definition: all three (title, description, file) are localised. */
const isLocalized = (type: ContentType | null, id: string) =>
  type?.fields.find((field) => field.id === id)?.localized ?? type === null
const isOmitted = (type: ContentType | null, id: string) =>
  type?.fields.find((field) => field.id === id)?.omitted === true

/**
 * A picture's file points at our image endpoint, without a scheme as Contentful has it. The file's name is the
 * master's; the path of a real asset URL (…/{space}/{asset}/{hash}/{file}) carries the version.
 */
function placed(value: Json, { kind, id }: Document, { assetHost }: Place): Json {
  if (kind !== 'Asset' || !isObject(value) || typeof value.url !== 'string') return value
  if (typeof value.contentType !== 'string' || !value.contentType.startsWith('image/')) return value
  const fileName = typeof value.fileName === 'string' ? value.fileName : id
  const name = fileName.replace(/\.\w+$/, '')
  const hash = /\/([0-9a-f]{8,64})\/[^/]+$/.exec(value.url)?.[1]
  return { ...value, url: `//${assetHost}/upstream/media/${encodeURIComponent(name)}${hash ? `?v=${hash}` : ''}` }
}
