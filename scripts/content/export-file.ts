import { CONTENT_TYPES, LOCALES } from '../../src/content/model/content-types.ts'
import type { ContentType, Field } from '../../src/content/model/define.ts'
import { assetFields, type Masters } from './assets.ts'
import type { Entry, Space } from './space.ts'

/** The export is a file, not a log: the same seed gives the same bytes. */
const WRITTEN = '2026-01-05T08:00:00.000Z'
const CHANGED = '2026-01-12T08:00:00.000Z'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const place = { space: link('Space', 'playchart'), environment: link('Environment', 'master') }

/**
 * Everything that contentful-import needs to fill a space, in its own shape.
 * @see https://github.com/contentful/contentful-export#exported-data-structure
 */
export function exportFile(space: Space, masters: Masters) {
  return {
    contentTypes: CONTENT_TYPES.map(contentTypeOf),
    editorInterfaces: CONTENT_TYPES.map(editorInterfaceOf),
    entries: [...space.entries.values()].map((entry) => entryOf(entry, space.unpublished.has(entry.id))),
    assets: [...space.assets].sort().flatMap((name) => assetOf(name, masters)),
    locales: LOCALES.map((locale) => ({
      ...locale,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: !locale.default,
      sys: { type: 'Locale', id: `locale-${locale.code}`, version: 1, ...place },
    })),
    // contentful-import has no place for an entry that is published in other words: it leaves these alone
    drafts: [...space.changes.values()].map((entry) => changedOf(entry)),
    tags: [],
    webhooks: [],
    roles: [],
  }
}

const unpublished = (type: string, id: string) => ({
  ...place,
  id,
  type,
  createdAt: WRITTEN,
  updatedAt: WRITTEN,
  version: 1,
})

const published = (type: string, id: string) => ({
  ...unpublished(type, id),
  publishedAt: WRITTEN,
  firstPublishedAt: WRITTEN,
  publishedCounter: 1,
  publishedVersion: 1,
  version: 2,
})

function contentTypeOf({ id, name, description, displayField, fields }: ContentType) {
  return { sys: published('ContentType', id), name, description, displayField, fields: fields.map(definitionOf) }
}

function definitionOf({ help: _help, widget: _widget, ...field }: Field) {
  return { ...field, disabled: false, omitted: false }
}

function editorInterfaceOf({ id, fields }: ContentType) {
  return {
    sys: { ...place, id: 'default', type: 'EditorInterface', version: 1, contentType: link('ContentType', id) },
    controls: fields.map((field) => ({
      fieldId: field.id,
      widgetNamespace: 'builtin',
      widgetId: field.widget ?? widgetOf(field),
      ...(field.help && { settings: { helpText: field.help } }),
    })),
  }
}

function widgetOf({ id, type, linkType, items }: Field): string {
  if (id === 'slug') return 'slugEditor'
  if (type === 'Link') return linkType === 'Asset' ? 'assetLinkEditor' : 'entryLinkEditor'
  if (type === 'Array') {
    if (items?.type === 'Symbol') return 'listInput'
    return items?.linkType === 'Asset' ? 'assetLinksEditor' : 'entryLinksEditor'
  }
  return WIDGETS[type]
}

const WIDGETS = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Object: 'objectEditor',
} as const

function entryOf({ id, type, fields }: Entry, isDraft = false) {
  const sys = isDraft ? unpublished('Entry', id) : published('Entry', id)
  return { metadata: { tags: [] }, sys: { ...sys, contentType: link('ContentType', type) }, fields }
}

function changedOf(entry: Entry) {
  const { sys, ...rest } = entryOf(entry)
  return { ...rest, sys: { ...sys, updatedAt: CHANGED, version: 3 } }
}

function assetOf(name: string, masters: Masters) {
  const fields = assetFields(name, masters)
  return fields ? [{ metadata: { tags: [] }, sys: published('Asset', name), fields }] : []
}
