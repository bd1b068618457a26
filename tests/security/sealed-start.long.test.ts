import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { BROWSER, raw } from '../support/raw-request'
import { emptyPlace } from '../support/seeded'
import { PATIENCE_MS, startServer } from '../support/server'

/** A root of its own that can be read only, but for DATA_DIR; $0 and what follows runs in it. */
const READ_ONLY = 'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind / && exec "$0" "$@"'
const NAMESPACE = ['--map-root-user', '--mount']
const PICTURE = '/upstream/media/kit-looker-open?w=320&fm=webp'
const PATHS = ['/', '/products/kit-the-looker', '/sign-in', '/nowhere']

test(
  'with a root that can be read only, and no network at all, the shop starts by its command and serves',
  async () => {
    const place = await emptyPlace()
    const sealed = `ip link set lo up && ${READ_ONLY}`
    const env = { ...process.env, CI: '', TEST: '', PORT: String(await freePort()), DATA_DIR: place.dataDir }
    const visit = [process.execPath, 'tests/support/sealed-visit.mjs', ...PATHS]
    const { stdout } = await promisify(execFile)(
      'unshare',
      [...NAMESPACE, '--net', 'sh', '-c', sealed, ...visit],
      // whatever database serves the other tests is on the network
      { env: { ...env, DATABASE_URL: '', REDIS_URL: '' } },
    )
    expect(JSON.parse(stdout)).toEqual({
      'a file beside the build': 'EROFS',
      'somebody else': 'ENETUNREACH',
      '/': 200,
      '/products/kit-the-looker': 200,
      '/sign-in': 200,
      '/nowhere': 404,
      exit: 0,
    })
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'with a root that can be read only it serves from whatever database it is given, pictures too',
  async () => {
    const place = await emptyPlace()
    const server = await startServer({ place, through: ['unshare', ...NAMESPACE, 'sh', '-c', READ_ONLY] })
    const statuses = await Promise.all(
      [...PATHS, PICTURE].map(async (path) => (await raw(server, path, { headers: BROWSER })).status),
    )
    expect(statuses).toEqual([200, 200, 200, 404, 200])
    expect(await server.stop()).toBe(0)
    await place.drop()
  },
  PATIENCE_MS,
)
