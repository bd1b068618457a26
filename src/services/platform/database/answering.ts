import { DatabaseSilent } from './away'

const AGAIN_MS = 250

export type Answering = {
  /** Throws `DatabaseSilent` while nobody answers. */
  require(): Promise<void>
  /** A query was left without an answer: the server is asked until it gives one. */
  doubt(): void
}

/**
 * Whether a server answers at all, once that is in doubt: whoever comes then waits for one short question instead of
 * its own deadline, so that a request with several steps ends after the first of them.
 */
export function createAnswering(ask: () => Promise<boolean>): Answering {
  let verdict: Promise<boolean> | null = null
  const look = async () => {
    const isUp = await ask()
    if (isUp) verdict = null
    else setTimeout(look, AGAIN_MS).unref()
    return isUp
  }
  return {
    async require() {
      if (verdict && !(await verdict)) throw new DatabaseSilent()
    },
    doubt() {
      verdict ??= look()
    },
  }
}
