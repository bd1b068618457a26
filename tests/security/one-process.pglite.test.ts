import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'

test(
  'a second process on the same data folder is refused with one clear line, and the first one serves on',
  async () => {
    const first = await startServer()
    const refused = await startServer({ place: { dataDir: first.dataDir, state: null } }).catch(
      (error: unknown) => error,
    )
    if (!(refused instanceof NotStarted)) throw new Error('two processes share a data folder')
    expect(refused.code).toBe(78)
    const { pid } = JSON.parse(readFileSync(join(first.dataDir, 'pg.lock'), 'utf8'))
    expect(refused.message).toContain(
      `held by process ${pid}: the embedded database serves one process. Stop it, or set DATABASE_URL.`,
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
  },
  PATIENCE_MS,
)
