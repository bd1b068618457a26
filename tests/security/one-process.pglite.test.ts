import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLeftBy } from '../support/database'
import { seededPlace } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'
import { createVisitor } from '../support/visitor'

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

test(
  'a cart whose holder died with the process is changed at once after the next start, however long the lease was',
  async () => {
    const place = await seededPlace()
    let server = await startServer({ place })
    const visitor = createVisitor(() => [server])
    const lines = [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }]
    const add = async () => (await visitor.post('/api/cart/add?noredirect=1', { lines })).status
    expect(await add()).toBe(200)
    await server.stop()
    const { db, close } = await openLeftBy(place)
    const leased = sql`lease = gen_random_uuid(), leased_until = now() + interval '1 day'`
    expect(await db.execute(sql`update web.carts set ${leased} returning 1`)).toMatchObject({ rows: [{}] })
    await close()
    server = await startServer({ place })
    expect(await add()).toBe(200)
    await server.stop()
    await place.drop()
  },
  PATIENCE_MS,
)
