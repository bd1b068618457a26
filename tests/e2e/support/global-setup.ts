import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/server/free-port'
import { endProcess, startProcess, untilReady } from './process'
import { seededTemplate } from './server'

/** Starts the built server once on an empty folder: it sows its seed, and every worker begins with a copy. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!existsSync('.output/server/index.mjs')) throw new Error('no build: run `npm run build` first')
  const folder = await mkdtemp(join(tmpdir(), 'playchart-e2e-'))
  process.env.E2E_DATA = folder
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startProcess({ dataDir: seededTemplate(), port })
  try {
    await untilReady(server, origin)
  } finally {
    await endProcess(server, 'SIGTERM')
  }
  return () => rm(folder, { recursive: true, force: true })
}
