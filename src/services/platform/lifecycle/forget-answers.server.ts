import { purgeDocuments } from '~/services/request/documents/cache/registry.server'
import { invalidate } from '../cache/cache.server'
import { onChange, type Source, tellChange } from '../database/changes'
import { openedDatabase } from '../database/database.server'
import { logEvent } from '../log/log.server'
import type { Embedded } from '../wire/embedded.server'
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
type Revisions = Embedded['revisions']
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
export async function followChanges(revisions: Revisions): Promise<void> {
  const { kind } = await openedDatabase()
  const stops = [onChange(forgetAnswersFrom)]
  // the embedded database serves one process, which hears of everything itself
  if (kind === 'postgres') stops.push(await watchRevisions(revisions))
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
export async function watchRevisions(revisions: Revisions): Promise<() => void> {
  let known = await revisions()
  const look = async () => {
    const seen = await revisions()
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
