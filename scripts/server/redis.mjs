import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startDaemon } from './daemon.mjs'
import { freePort } from './free-port.ts'

/** Each server and each file of tests takes one of its own (tests/support/own-state.ts). */
const DATABASES = 4096

/** A Redis or Valkey for one run, which writes nothing to the disk: `restart` leaves nothing of what it held. */
export async function startRedis({ redis, folder, ...options }) {
  const home = join(folder, 'redis')
  mkdirSync(home)
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', databases: DATABASES, save: '', appendonly: 'no', dir: home }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const start = () => startDaemon(redis, args, { port, cwd: home, ...options })
  let daemon = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => daemon.stop(),
    async restart(signal) {
      await daemon.stop(signal)
      daemon = await start()
    },
  }
}
