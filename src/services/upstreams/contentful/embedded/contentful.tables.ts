import { index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import type { Body, DefinitionKind, DocumentKind, Json } from './documents'

export const contentful = pgSchema('contentful')

/** Entries and assets: one row each, with the draft that editors see and the snapshot that visitors see. */
export const documents = contentful.table(
  'documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    id: text().notNull(),
    contentType: text('content_type'),
    draft: jsonb().$type<Body>().notNull(),
    published: jsonb().$type<Body>(),
    version: integer().notNull(),
    publishedVersion: integer('published_version'),
    /** how often it was published: `sys.revision` on the wire */
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    firstPublishedAt: instant('first_published_at'),
    publishedAt: instant('published_at'),
    archivedAt: instant('archived_at'),
    /** the content revision that last changed what visitors see of it: what a delta sync asks for */
    changedIn: integer('changed_in').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index().on(table.changedIn)],
)

/** Content types, locales, tags and editor interfaces, in the export's order. */
export const definitions = contentful.table(
  'definitions',
  {
    kind: text().$type<DefinitionKind>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    body: jsonb().$type<Record<string, Json>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** One row: it counts up with every change of content, so that readers know when their snapshot is old. */
export const revisions = contentful.table('revisions', {
  id: integer().primaryKey(),
  n: integer().notNull(),
})
