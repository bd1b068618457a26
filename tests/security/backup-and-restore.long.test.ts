import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { onServer } from '../support/own-state'
import { type Place, seededPlace } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { heldTokens } from '../support/sign-in'
import { createVisitor, finishCheckout, startCheckout, type Visitor } from '../support/visitor'

/** The commands of docs/operate.md, as they stand: those of one heading, in their order. */
function commandsBelow(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/operate.md', 'utf8').split(`\n### ${heading}\n`)
  const [own = ''] = section.split(/\n##/)
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
}

/** As an operator types them, in a folder of the operator's. `npm` is what the test does itself. */
async function run(commands: string | undefined, variables: Record<string, string>) {
  if (!commands) throw new Error('docs/operate.md has no such commands')
  const { PATH = '' } = process.env
  const npm = join(backup, 'bin', 'npm')
  mkdirSync(join(backup, 'bin'), { recursive: true })
  writeFileSync(npm, '#!/bin/sh\n', { mode: 0o755 })
  const env = { ...variables, PATH: [join(backup, 'bin'), ...programs(), PATH].join(':') }
  await promisify(execFile)('bash', ['-euc', commands], { cwd: backup, env })
}

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
const programs = () => globSync('/usr/lib/postgresql/*/bin').toSorted().reverse().slice(0, 1)

/** Embedded: a copy of the folder, while nothing runs on it; the second one of the day is as good as the first. */
async function copyAndRestore({ dataDir }: Place) {
  const [copy, restore] = commandsBelow('Embedded')
  const variables = { DATA_DIR: dataDir, BACKUPS: backup, PID: String(server.pid) }
  await run(copy, variables)
  await server.exited
  const [first = ''] = copies()
  // what the operator wants to be rid of
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '')
  await run(restore, { ...variables, BACKUP: join(backup, first) })
  expect(readFileSync(join(dataDir, 'pg', 'PG_VERSION'), 'utf8')).not.toBe('')
}

const copies = () => readdirSync(backup).filter((name) => name.startsWith('playchart-'))

/** PostgreSQL: a dump while the shop is open, and the keys beside it, over what a day before has left of them. */
async function dumpAndRestore({ dataDir }: Place, url: string) {
  const [dump, restore] = commandsBelow('PostgreSQL')
  const { pathname } = new URL(url.replace('postgres:', 'http:'))
  const admin = url.replace(pathname, '/postgres')
  const variables = { DATABASE_URL: url, ADMIN_URL: admin, DATA_DIR: dataDir }
  for (const _day of ['yesterday', 'today']) await run(dump, variables)
  await server.kill()
  await onServer(admin, `drop database ${pathname.slice(1)} with (force)`)
  // a machine on which something has been started meanwhile
  writeFileSync(join(dataDir, 'secret-key'), 'k'.repeat(43))
  await run(restore, variables)
}
