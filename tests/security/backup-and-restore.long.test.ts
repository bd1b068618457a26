import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { onServer } from '../support/own-state'
import { type Place, seededPlace } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { heldTokens } from '../support/sign-in'
import { createVisitor, finishCheckout, startCheckout, type Visitor } from '../support/visitor'

/** The commands are those of docs/operate.md, "Backup and restore". */
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })

let backup = ''
let server: Server
afterEach(async () => {
  await server.kill()
  rmSync(backup, { recursive: true, force: true })
})

test(
  'what is destroyed comes back from a backup: who is signed in, what lies in carts, what was ordered',
  async () => {
    backup = mkdtempSync(join(tmpdir(), 'playchart-backup-'))
    const place = await seededPlace()
    server = await startServer({ place })
    const [guest, parent] = [createVisitor(() => [server]), createVisitor(() => [server])]
    const merchandiseId = await seededVariant(server)
    const { uuid, href } = await startCheckout(guest, { merchandiseId })
    const { order } = await finishCheckout(guest, uuid)
    await parent.post('/api/save-user-jwt', await heldTokens(server, 'parent@playchart.test'))
    await parent.post('/api/cart/add?noredirect=1', { lines: [{ merchandiseId, quantity: 3, attributes: [] }] })
    const seen = async () => ({ ...(await seenBy(parent)), order: orderIn((await guest.get(href)).text) })
    const before = await seen()
    expect(before).toEqual({ account: 200, pieces: 3, order: order?.id })

    if (place.state) await dumpAndRestore(place, place.state.variables.DATABASE_URL ?? '')
    else await copyAndRestore(place)

    // tokens name the address that issued them
    server = await startServer({ place, port: server.port })
    expect(await seen()).toEqual(before)
    // and it goes on: tokens are still opened, passwords still taken
    await heldTokens(server, 'parent@playchart.test')
    await server.stop()
    await place.drop()
  },
  PATIENCE_MS,
)

async function seenBy(visitor: Visitor) {
  const { cart } = JSON.parse((await visitor.get('/api/cart')).text)
  return { account: (await visitor.get('/account')).status, pieces: cart.totalQuantity }
}

const orderIn = (html: string) => /PC-\d+/.exec(html)?.[0]

/** Where packages put PostgreSQL's programs, which are rarely in PATH; the newest reads what older ones wrote. */
const program = (name: string) => globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().at(-1) ?? name

/** Embedded: a copy of the folder, while nothing runs on it. */
async function copyAndRestore({ dataDir }: Place) {
  await server.stop()
  run('cp', '-a', dataDir, join(backup, 'data'))
  rmSync(dataDir, { recursive: true })
  run('cp', '-a', join(backup, 'data'), dataDir)
}

/** PostgreSQL: a dump while the shop is open, and the keys beside it. */
async function dumpAndRestore({ dataDir }: Place, url: string) {
  const dump = join(backup, 'playchart.dump')
  run(program('pg_dump'), '--format=custom', '--file', dump, url)
  run('cp', '-a', dataDir, join(backup, 'data'))
  await server.kill()
  const { pathname } = new URL(url.replace('postgres:', 'http:'))
  const name = pathname.slice(1)
  await onServer(url.replace(pathname, '/postgres'), `drop database ${name} with (force)`)
  rmSync(dataDir, { recursive: true })
  await onServer(url.replace(pathname, '/postgres'), `create database ${name}`)
  run(program('pg_restore'), '--no-owner', '--exit-on-error', '--dbname', url, dump)
  run('cp', '-a', join(backup, 'data'), dataDir)
}
