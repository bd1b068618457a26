import type { Db } from '~/services/platform/database/database.server'
import { definitions, documents, revisions } from './contentful.tables'
import type { DefinitionKind, DocumentKind, Json } from './documents'
import { ContentfulExport, type ExportedResource } from './export'

/** An export by hand may lack times; the wire may not. */
const UNDATED = '2026-01-01T00:00:00.000Z'
const ROWS_PER_INSERT = 200

/**
 * Fills an empty store from a contentful-export object; leaves a filled one alone.
 * Throws when the object is not such an export.
 */
export async function seedContentful(db: Db, load: () => Promise<unknown>): Promise<void> {
  const seeded = await db.select({ n: revisions.n }).from(revisions)
  if (seeded.length > 0) return
  const content = ContentfulExport.parse(await load())
  const drafts = new Map(content.drafts.map((draft) => [draft.sys.id, draft]))
  const rows = [
    ...content.entries.map((entry) => documentRow('Entry', entry, drafts.get(entry.sys.id))),
    ...content.assets.map((asset) => documentRow('Asset', asset)),
  ]
  await db.transaction(async (tx) => {
    await tx.insert(definitions).values(definitionRows(content))
    for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
      await tx.insert(documents).values(rows.slice(at, at + ROWS_PER_INSERT))
    await tx.insert(revisions).values({ id: 1, n: 1 })
  })
}

const bodyOf = ({ fields, metadata }: ExportedResource) => ({ fields, metadata: { tags: [], ...metadata } })

/** `draft`: what editors see of it, where that is not what is published. */
function documentRow(kind: DocumentKind, entry: ExportedResource, draft = entry) {
  const { sys } = entry
  const body = bodyOf(entry)
  const createdAt = sys.createdAt ?? UNDATED
  const updatedAt = draft.sys.updatedAt ?? createdAt
  const isPublished = sys.publishedVersion !== undefined && sys.archivedAt === undefined
  return {
    kind,
    id: sys.id,
    contentType: sys.contentType?.sys.id ?? null,
    draft: bodyOf(draft),
    published: isPublished ? body : null,
    version: draft.sys.version ?? (sys.publishedVersion ?? 0) + 1,
    publishedVersion: isPublished ? (sys.publishedVersion ?? null) : null,
    revision: sys.publishedCounter ?? (isPublished ? 1 : 0),
    createdAt,
    updatedAt,
    firstPublishedAt: isPublished ? (sys.firstPublishedAt ?? createdAt) : null,
    publishedAt: isPublished ? (sys.publishedAt ?? sys.updatedAt ?? createdAt) : null,
    archivedAt: sys.archivedAt ?? null,
    changedIn: 1,
  }
}

function definitionRows(content: ContentfulExport) {
  const rows = (
    kind: DefinitionKind,
    bodies: Record<string, unknown>[],
    idOf: (body: Record<string, Json>) => string,
  ) =>
    bodies.map((body, position) => {
      const json = asJson(body)
      return { kind, id: idOf(json), position, body: json }
    })
  const sysId = ({ sys }: Record<string, Json>) => textAt(sys, 'id')
  return [
    ...rows('ContentType', content.contentTypes, sysId),
    ...rows('Locale', content.locales, ({ code }) => String(code)),
    ...rows('Tag', content.tags, sysId),
    ...rows('EditorInterface', content.editorInterfaces, interfaceId),
  ]
}

/** Every editor interface is called "default"; its content type tells them apart. */
function interfaceId({ sys }: Record<string, Json>) {
  if (typeof sys !== 'object' || sys === null || Array.isArray(sys)) return ''
  const { contentType } = sys
  if (typeof contentType !== 'object' || contentType === null || Array.isArray(contentType)) return textAt(sys, 'id')
  return textAt(contentType.sys, 'id')
}

function textAt(value: Json | undefined, key: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  return String(value[key] ?? '')
}

/** zod's loose objects are `unknown` inside; these came out of a JSON file. */
const asJson = (body: Record<string, unknown>) => body as Record<string, Json>
