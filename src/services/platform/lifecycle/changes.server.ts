import { onChange, type Source, tellChange } from '../database/changes'
import { openedDatabase } from '../database/database.server'
import { poll } from '../database/polling'
import { whenClosing } from '../process/closing.server'
import type { Embedded } from '../wire/embedded.server'

/** How much later than its author another process notices a change. */
const LOOK_MS = 1000

type Revisions = Embedded['revisions']
const SOURCES: readonly Source[] = ['content', 'catalogue', 'stock', 'flags']

/**
 * From now on a change of an embedded upstream is notified: at once where it was made, within a second in other processes
 * on the same database.
 */
export async function followChanges(revisions: Revisions, onSource: (source: Source) => void): Promise<void> {
  const { kind } = await openedDatabase()
  const stops = [onChange(onSource)]
  // the embedded database serves one process, which makes every change itself
  if (kind === 'postgres') stops.push(await watchRevisions(revisions))
  whenClosing('changes', async () => {
    for (const stop of stops) stop()
  })
}

/**
 * Polls for changes that other processes have made and notifies the listeners of this one; the returned function stops
 * it.
 */
export async function watchRevisions(revisions: Revisions): Promise<() => void> {
  let known = await revisions()
  const look = async () => {
    const seen = await revisions()
    const changed = SOURCES.filter((source) => seen[source] !== known[source])
    known = seen
    changed.forEach(tellChange)
  }
  return poll(look, LOOK_MS)
}
