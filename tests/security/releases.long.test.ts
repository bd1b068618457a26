import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { raw } from '../support/raw-request'
import { seededPlace } from '../support/seeded'
import { PATIENCE_MS, startServer } from '../support/server'

const CHUNK = 'chunk-of-before-1a2b3c4d.js'

/** The build of this repository as it was a release ago: with a chunk that this one no longer has. */
async function buildOfBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'playchart-build-'))
  await cp('.output', folder, { recursive: true })
  await writeFile(join(folder, 'public/assets', CHUNK), 'export default "before"')
  return { entry: join(folder, 'server/index.mjs'), drop: () => rm(folder, { recursive: true, force: true }) }
}

test(
  'a page of the last release still gets its chunks from this one; a name that no release had is a plain 404',
  async () => {
    const [place, before] = [await seededPlace(), await buildOfBefore()]
    const last = await startServer({ place, entry: before.entry })
    await last.stop()
    await before.drop()
    const server = await startServer({ place })
    const { status, headers, text } = await raw(server, `/assets/${CHUNK}`)
    expect([status, text]).toEqual([200, 'export default "before"'])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    for (const name of ['chunk-of-before-1a2b3c4e.js', `${CHUNK}.br`, 'chunk', `${CHUNK}/x.js`]) {
      const missing = await raw(server, `/assets/${name}`)
      expect([name, missing.status, missing.headers['cache-control']]).toEqual([name, 404, 'no-store'])
    }
    await server.kill()
    await place.drop()
  },
  PATIENCE_MS,
)
