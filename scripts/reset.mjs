// npm run reset: forgets everything that the embedded shop remembers. The next start seeds it again.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const dataDir = process.env.DATA_DIR ?? '.data'
const lock = join(dataDir, 'pg.lock')
if (existsSync(lock) && isRunning(pidIn(readFileSync(lock, 'utf8')))) {
  console.error(`${dataDir} is in use: stop the server first.`)
  process.exit(1)
}
rmSync(dataDir, { recursive: true, force: true })
console.log(`${dataDir} is empty again.`)

/** A lock that is not whole names nobody. */
function pidIn(text) {
  try {
    return JSON.parse(text).pid
  } catch {
    return null
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
