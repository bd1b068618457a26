import { max } from 'drizzle-orm'
import { purgeDocuments } from '~/services/request/documents/cache/registry.server'
import { documents } from '~/services/upstreams/contentful/embedded/contentful.tables'
import { flagRules } from '~/services/upstreams/flags/embedded/flags.tables'
import { revisions } from '~/services/upstreams/shopify/embedded/shopify.tables'
import { invalidate } from '../cache/cache.server'
import { onChange, type Source, tellChange } from '../database/changes'
import { type Db, openedDatabase } from '../database/database.server'
import { logEvent } from '../log/log.server'
import { whenClosing } from './closing.server'

/** How much later than its author another process notices a change. */
const LOOK_MS = 1000

/** Groups of kept answers (cache.server.ts) by what they are made from; documents are made from everything. */
const ANSWERS_FROM = {
  content: 'content',
  catalogue: 'shopify',
  stock: 'shopify',
  flags: null,
} as const satisfies Record<Source, string | null>
const SOURCES: readonly Source[] = ['content', 'catalogue', 'stock', 'flags']

/** Nothing that was answered before is repeated: time moved, or an upstream is to fail. */
export function forgetAnswers() {
  for (const source of ['content', 'stock'] as const) invalidate(ANSWERS_FROM[source])
  purgeDocuments()
}

/**
 * From now on a change of an embedded upstream is seen by the next visitor: at once where it was made, within a second
 * in other processes on the same database. What hosted upstreams say is repeated for as long as S-401 and S-402 allow.
 */
export async function followChanges(): Promise<void> {
  const { db, kind } = await openedDatabase()
  const stops = [onChange(forgetAnswersFrom)]
  // the embedded database serves one process, which hears of everything itself
  if (kind === 'postgres') stops.push(await watchRevisions(db))
  whenClosing('changes', async () => {
    for (const stop of stops) stop()
  })
}

function forgetAnswersFrom(source: Source) {
  const group = ANSWERS_FROM[source]
  if (group) invalidate(group)
  purgeDocuments()
}

/** Looks for changes that other processes have made, and tells of them here; the answer stops it. */
export async function watchRevisions(db: Db): Promise<() => void> {
  let known = await revisionsOf(db)
  const look = async () => {
    const seen = await revisionsOf(db)
    const changed = SOURCES.filter((source) => seen[source] !== known[source])
    known = seen
    changed.forEach(tellChange)
  }
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().catch((error: unknown) => logEvent('database.changes-unseen', { error }))
    isLooking = false
  }, LOOK_MS).unref()
  return () => clearInterval(timer)
}

async function revisionsOf(db: Db): Promise<Record<Source, string>> {
  const [content] = await db.select({ n: max(documents.changedIn) }).from(documents)
  const [shop] = await db.select().from(revisions)
  const flags = await db.select().from(flagRules).orderBy(flagRules.key)
  return {
    content: String(content?.n),
    catalogue: String(shop?.catalogue),
    stock: String(shop?.stock),
    flags: JSON.stringify(flags),
  }
}
