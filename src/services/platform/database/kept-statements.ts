/** Beyond these the one that was used longest ago is closed. */
const MOST = 200
/** A plan that was made for an empty table is none for a full one, and nothing else has it made anew (no autovacuum). */
const KEPT_MS = 60_000

type Named = { name: string }
type Kept<S> = { statement: S; since: number }

export type KeptStatements<S extends Named> = ReturnType<typeof keptStatements<S>>

/** What the one connection has parsed, by its text, what was used last at the end. `now` is monotonic, in milliseconds. */
export function keptStatements<S extends Named>(now: () => number) {
  const kept = new Map<string, Kept<S>>()
  const toClose: string[] = []
  let changes = 0
  const drop = (text: string) => {
    const found = kept.get(text)
    if (found) toClose.push(found.statement.name)
    kept.delete(text)
  }
  const clear = () => [...kept.keys()].forEach(drop)
  return {
    find(text: string): S | null {
      if (changes > 0) clear()
      const found = kept.get(text)
      if (!found || now() - found.since > KEPT_MS) {
        drop(text)
        return null
      }
      kept.delete(text)
      kept.set(text, found)
      return found.statement
    },
    keep(text: string, statement: S) {
      kept.set(text, { statement, since: now() })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) drop(oldest)
    },
    clear,
    /** The names that are to be closed with the next message. */
    takeToClose: () => toClose.splice(0),
    /** A change of the schema begins: until it has ended nothing is kept for the next query. */
    change() {
      changes += 1
      return () => {
        changes -= 1
        clear()
      }
    },
  }
}
