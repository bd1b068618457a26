import { createHash } from 'node:crypto'
import { constants, existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/server/free-port'
import { shopDay } from '../../src/services/domain/dates/civil-date'
import { endProcess, startProcess, untilReady } from '../e2e/support/process'
import { MADE, once } from './once'
import { databaseAt, hasDatabase, type OwnState, onServer, ownState } from './own-state'

const STAMP = '.output/build.stamp'

/** Where a server keeps what outlives it: a data folder and, with DATABASE_URL, a database of its own. */
export type Place = { dataDir: string; state: OwnState | null; drop(): Promise<void> }

/** A place where a server has already migrated and seeded, as every one would today: most tests begin there. */
export async function seededPlace(): Promise<Place> {
  // another build than this repository's seeds itself
  if (process.env.SERVER_ENTRY) return emptyPlace()
  const place = await placeOver(await seededState())
  if (!place.state) await cp(await seededFolder(), place.dataDir, COPY)
  return place
}

/** Nothing yet: for tests that are about the first start, and for servers whose upstreams are elsewhere. */
export const emptyPlace = async (): Promise<Place> => placeOver(await ownState())

const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE }

async function placeOver(state: OwnState | null): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'playchart-'))
  const drop = async () => {
    await rm(dataDir, { recursive: true, force: true })
    await state?.drop()
  }
  return { dataDir, state, drop }
}

/** The seed counts its days from the one on which it is made. */
function key(): string {
  if (!existsSync(STAMP)) throw new Error('no build: run `npm run build` first')
  return createHash('sha256').update(readFileSync(STAMP)).update(shopDay(Date.now())).digest('hex').slice(0, 16)
}

async function seededFolder(): Promise<string> {
  const name = `seeded-${key()}`
  const folder = join(MADE, name)
  const make = async () => {
    const fresh = `${folder}.new`
    await rm(fresh, { recursive: true, force: true })
    await seedPlace({ dataDir: fresh })
    await rename(fresh, folder)
  }
  await once({ name, isThere: () => existsSync(folder), make })
  return folder
}

async function seededState(): Promise<OwnState | null> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return null
  const name = `playchart_seeded_${key()}`
  await once({ name, isThere: () => hasDatabase(server, name), make: () => makeDatabase(server, name) })
  return ownState(name)
}

async function makeDatabase(server: string, name: string) {
  const fresh = `${name}_new`
  await onServer(server, `drop database if exists ${fresh} with (force)`)
  await onServer(server, `create database ${fresh}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'playchart-'))
  const url = databaseAt(server, fresh)
  await seedPlace({ dataDir, variables: { DATABASE_URL: url } })
  // each copy of it has the key of its own data folder
  await onServer(url, 'delete from drizzle.fingerprints')
  await rm(dataDir, { recursive: true, force: true })
  await onServer(server, `alter database ${fresh} rename to ${name}`)
}

/** The built server starts on nothing, and ends as soon as it is ready. */
async function seedPlace(where: { dataDir: string; variables?: Record<string, string> }) {
  const port = await freePort()
  const server = startProcess({ ...where, port })
  try {
    await untilReady(server, `http://localhost:${port}`)
  } finally {
    await endProcess(server, 'SIGTERM')
  }
}
