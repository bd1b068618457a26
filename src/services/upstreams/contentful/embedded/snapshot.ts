import { asc, max } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import { changeCount } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { definitions, documents, revisions } from './contentful.tables'
import type { ContentType, Document, DocumentKind, Json, Locale, Tombstone } from './documents'
import { ContentType as ContentTypeSchema, Locale as LocaleSchema, Tag } from './export'

/** What one API shows, by kind and by id. */
export type Library = { api: 'delivery' | 'preview'; documents: Document[]; byId: Map<string, Document> }

/** All content at one content revision, in memory. */
export type Snapshot = {
  revision: number
  delivery: Library
  preview: Library
  tombstones: Tombstone[]
  contentTypes: Map<string, ContentType>
  locales: Locale[]
  defaultLocale: string
  tags: Tag[]
}

/** How long a snapshot is trusted before the revision is looked at again. */
const TRUSTED_MS = 250

/** Another text after every change of a document, by whichever process. */
export async function contentRevision(db: Db): Promise<string> {
  const [newest] = await db.select({ n: max(documents.changedIn) }).from(documents)
  return String(newest?.n)
}

/**
 * Returns the snapshot of the current content revision. The revision is one row, looked at no more often than every 250
 * ms unless this process was notified of a change, and the rows are read only when it moved.
 */
export function createSnapshots({ db, clock }: { db: Db; clock: Clock }): () => Promise<Snapshot> {
  let held: { snapshot: Snapshot; checkedAt: number; seen: number } | null = null
  let checking: { answer: Promise<Snapshot>; seen: number } | null = null

  async function check(seen: number) {
    const [row] = await db.select({ n: revisions.n }).from(revisions)
    const revision = row?.n ?? 0
    const snapshot = held?.snapshot.revision === revision ? held.snapshot : await readSnapshot(db, revision)
    held = { snapshot, checkedAt: clock.now(), seen }
    return snapshot
  }

  return () => {
    const seen = changeCount()
    // QA can move the clock back: any distance counts as old
    const isYoung = held?.seen === seen && Math.abs(clock.now() - held.checkedAt) < TRUSTED_MS
    if (held && isYoung) return Promise.resolve(held.snapshot)
    // a look that began before the change may have missed it
    if (checking?.seen === seen) return checking.answer
    const look = { answer: check(seen), seen }
    checking = look
    return look.answer.finally(() => {
      if (checking === look) checking = null
    })
  }
}

async function readSnapshot(db: Db, revision: number): Promise<Snapshot> {
  const rows = await db.select().from(documents).orderBy(asc(documents.kind), asc(documents.id))
  const defined = await db.select().from(definitions).orderBy(asc(definitions.position))
  const bodies = (kind: string) => defined.filter((row) => row.kind === kind).map((row) => row.body)
  const locales = bodies('Locale').map((body) => LocaleSchema.parse(body))
  return {
    revision,
    delivery: library('delivery', rows.map(published).filter(isPresent)),
    preview: library('preview', rows.map(draft).filter(isPresent)),
    tombstones: rows.filter((row) => row.revision > 0 && !row.published).map(tombstone),
    contentTypes: new Map(bodies('ContentType').map((body) => [idOf(body), ContentTypeSchema.parse(body)])),
    locales,
    defaultLocale: locales.find((locale) => locale.default)?.code ?? locales[0]?.code ?? 'en-US',
    tags: bodies('Tag').map((body) => Tag.parse(body)),
  }
}

export const keyOf = (kind: DocumentKind, id: string) => `${kind}:${id}`

const library = (api: Library['api'], shown: Document[]): Library => ({
  api,
  documents: shown,
  byId: new Map(shown.map((document) => [keyOf(document.kind, document.id), document])),
})

type Row = typeof documents.$inferSelect

/** Delivery dates an entry by its publications, Preview by its edits. */
const published = (row: Row): Document | null =>
  row.published && {
    ...tombstone(row),
    body: row.published,
    version: row.publishedVersion,
    createdAt: row.firstPublishedAt ?? row.createdAt,
    updatedAt: row.publishedAt ?? row.updatedAt,
  }

const draft = (row: Row): Document | null =>
  row.archivedAt ? null : { ...tombstone(row), body: row.draft, version: row.publishedVersion }

const tombstone = ({ kind, id, contentType, revision, createdAt, updatedAt, changedIn }: Row): Tombstone => ({
  kind,
  id,
  contentType,
  revision,
  createdAt,
  updatedAt,
  changedIn,
})

const isPresent = <T>(value: T | null): value is T => value !== null

const idOf = (body: Record<string, Json>) => ContentTypeSchema.shape.sys.parse(body.sys).id
