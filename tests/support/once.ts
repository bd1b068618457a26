import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Locked, takeLock } from '../../src/services/platform/database/lock'

/** What tests make once and use again; scripts/test.mjs empties it before a run. */
export const MADE = '.cache/tests'

type Making = { name: string; isThere: () => boolean | Promise<boolean>; make: () => Promise<void> }

/** Makes a thing that all processes of a run share: the first that comes does, the others wait for it. */
export async function once({ name, isThere, make }: Making): Promise<void> {
  mkdirSync(MADE, { recursive: true })
  while (!(await isThere())) {
    const release = await lock(join(MADE, `${name}.lock`))
    if (!release) {
      await wait(100)
      continue
    }
    try {
      if (!(await isThere())) await make()
    } finally {
      release()
    }
  }
}

async function lock(path: string): Promise<(() => void) | null> {
  try {
    return await takeLock(path, async () => undefined)
  } catch (error) {
    if (error instanceof Locked) return null
    throw error
  }
}
