// npm run reset: forgets everything that the embedded shop remembers. The next start seeds it again.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const dataDir = process.env.DATA_DIR ?? '.data'
const lock = join(dataDir, 'pg.lock')
if (existsSync(lock) && isRunning(JSON.parse(readFileSync(lock, 'utf8')).pid)) {
  console.error(`${dataDir} is in use: stop the server first.`)
  process.exit(1)
}
rmSync(dataDir, { recursive: true, force: true })
console.log(`${dataDir} is empty again.`)

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
