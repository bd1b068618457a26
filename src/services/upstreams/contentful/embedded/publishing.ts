import { and, eq, or } from 'drizzle-orm'
import { ok, type Result, refused } from '~/services/domain/result'
import type { Clock } from '~/services/platform/clock/clock'
import { tellChange } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { definitions, documents, revisions } from './contentful.tables'
import type { Body, DocumentKind } from './documents'
import { ContentType, Locale } from './export'

type DocumentKey = { kind: DocumentKind; id: string }
/** Given a `version`, a change of an older one is refused: two editors do not overwrite each other. */
type Change = DocumentKey & { version?: number }
type Draft = Change & { contentType: string | null; body: Body }
type DocumentState = typeof documents.$inferSelect

/**
 * `not-found`: no such entry or asset. `version-mismatch`: someone changed it meanwhile. `archived`, `published`: its
 * state forbids the step. `incomplete`: required fields without a value in the default locale.
 */
type PublishingRefusal =
  | { kind: 'not-found' }
  | { kind: 'version-mismatch'; version: number }
  | { kind: 'archived' }
  | { kind: 'published' }
  | { kind: 'incomplete'; fields: string[] }
type Outcome = Result<DocumentState, PublishingRefusal>
type Moment = { now: string; revision: number }
type Step = (row: DocumentState, moment: Moment) => Result<Partial<DocumentState>, PublishingRefusal>

/**
 * What Contentful's web app does to entries and assets, for the editor page and tests: the draft changes freely, the
 * published snapshot only by publishing. Every step counts the content revision up.
 * @see https://www.contentful.com/developers/docs/concepts/data-model/#the-entry-lifecycle
 */
export function createPublishing({ db, clock }: { db: Db; clock: Clock }) {
  const change = (asked: Change, step: Step) =>
    db.transaction(async (tx): Promise<Outcome> => {
      const moment = await nextMoment(tx, clock)
      const [row] = await tx.select().from(documents).where(isRow(asked))
      if (!row) return refused({ kind: 'not-found' })
      if (asked.version !== undefined && asked.version !== row.version)
        return refused({ kind: 'version-mismatch', version: row.version })
      const outcome = step(row, moment)
      return outcome.ok ? ok(await store(tx, { ...row, ...outcome.value }, moment)) : outcome
    })

  return {
    /** Creates or changes the draft; visitors see nothing of it. */
    saveDraft: (draft: Draft): Promise<Outcome> =>
      db.transaction(async (tx) => {
        const moment = await nextMoment(tx, clock)
        const [row] = await tx.select().from(documents).where(isRow(draft))
        if (row?.archivedAt) return refused({ kind: 'archived' })
        if (draft.version !== undefined && draft.version !== (row?.version ?? 0))
          return refused({ kind: 'version-mismatch', version: row?.version ?? 0 })
        return ok(await store(tx, { ...(row ?? fresh(draft, moment)), draft: draft.body }, moment))
      }),
    publish: async (asked: Change): Promise<Outcome> => {
      const required = await requiredFields(db, asked)
      return told(await change(asked, (row, moment) => publish(row, { ...moment, required })))
    },
    unpublish: async (asked: Change) =>
      told(
        await change(asked, (_row, { revision }) =>
          ok({ published: null, publishedVersion: null, changedIn: revision }),
        ),
      ),
    archive: (asked: Change) =>
      change(asked, (row, { now }) => (row.published ? refused({ kind: 'published' }) : ok({ archivedAt: now }))),
    unarchive: (asked: Change) => change(asked, () => ok({ archivedAt: null })),
  }
}

/** Drafts change nothing that visitors see; publishing does. */
function told(outcome: Outcome): Outcome {
  if (outcome.ok) tellChange('content')
  return outcome
}

const isRow = ({ kind, id }: DocumentKey) => and(eq(documents.kind, kind), eq(documents.id, id))

const fresh = ({ kind, id, contentType, body }: Draft, { now, revision }: Moment): DocumentState => ({
  kind,
  id,
  contentType,
  draft: body,
  published: null,
  version: 0,
  publishedVersion: null,
  revision: 0,
  createdAt: now,
  updatedAt: now,
  firstPublishedAt: null,
  publishedAt: null,
  archivedAt: null,
  changedIn: revision,
})

type Publishing = Moment & { required: { locale: string; fields: string[] } }

function publish(row: DocumentState, { now, revision, required }: Publishing): ReturnType<Step> {
  if (row.archivedAt) return refused({ kind: 'archived' })
  const missing = required.fields.filter((id) => (row.draft.fields[id]?.[required.locale] ?? null) === null)
  if (missing.length > 0) return refused({ kind: 'incomplete', fields: missing })
  return ok({
    published: row.draft,
    publishedVersion: row.version,
    revision: row.revision + 1,
    firstPublishedAt: row.firstPublishedAt ?? now,
    publishedAt: now,
    changedIn: revision,
  })
}

/** The revision row is locked, so changes happen one after another and in the order of their revisions. */
async function nextMoment(tx: Db, clock: Clock): Promise<Moment> {
  const [row] = await tx.select({ n: revisions.n }).from(revisions).where(eq(revisions.id, 1)).for('update')
  return { now: new Date(clock.now()).toISOString(), revision: (row?.n ?? 0) + 1 }
}

async function store(tx: Db, row: DocumentState, { now, revision }: Moment): Promise<DocumentState> {
  const state = { ...row, updatedAt: now, version: row.version + 1 }
  await tx
    .insert(documents)
    .values(state)
    .onConflictDoUpdate({ target: [documents.kind, documents.id], set: state })
  await tx
    .insert(revisions)
    .values({ id: 1, n: revision })
    .onConflictDoUpdate({ target: revisions.id, set: { n: revision } })
  return state
}

/** What the content type demands in the default locale; assets demand nothing. */
async function requiredFields(db: Db, { kind, id }: DocumentKey) {
  const [row] = await db.select({ type: documents.contentType }).from(documents).where(isRow({ kind, id }))
  const rows = await db
    .select()
    .from(definitions)
    .where(or(eq(definitions.kind, 'Locale'), eq(definitions.id, row?.type ?? '')))
  const locales = rows.filter((found) => found.kind === 'Locale').map(({ body }) => Locale.parse(body))
  const type = rows.find((found) => found.kind === 'ContentType')
  const fields = type ? ContentType.parse(type.body).fields.filter((field) => field.required && !field.omitted) : []
  return { locale: locales.find((locale) => locale.default)?.code ?? '', fields: fields.map((field) => field.id) }
}
