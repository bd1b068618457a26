import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { CannotStart } from '../env/cannot-start'
import { inDataFolder } from '../files/data-folder'
import { hasCode } from '../files/has-code'
import { answerYields, askThreadToYield } from './lock-threads'
import { isAlive, type Owner, ownerIn, startOf } from './owner'

/** The data folder belongs to another living process. The message is for the terminal. */
export class Locked extends CannotStart {}

type Attempt = { path: string; temporary: string; body: string; me: Owner }

/**
 * One owner per data folder: PGlite takes no lock of its own, and a second process loses its rows without a word.
 * The file appears together with its content (`link`), so nobody reads half a lock. `onYield` closes what the lock
 * protects when a newer thread of this process wants it (Vite restarts the server in a new thread).
 */
export async function takeLock(path: string, onYield: () => Promise<void>): Promise<() => void> {
  const me: Owner = { pid: process.pid, born: startOf(process.pid), thread: threadId }
  const attempt = { path, temporary: `${path}.${process.pid}.${threadId}`, body: JSON.stringify(me), me }
  inDataFolder(dirname(path), () => writeWhole(attempt))
  try {
    for (let round = 0; round < 20; round++) {
      if (linked(attempt)) {
        answerYields(path, onYield)
        const giveBack = () => release(attempt)
        // a process that exits without closing does not hold the data folder any more either
        process.once('exit', giveBack)
        return () => {
          process.off('exit', giveBack)
          giveBack()
        }
      }
      await settleWithOwner(attempt)
    }
    throw new Locked(`${path} could not be taken`)
  } finally {
    rmSync(attempt.temporary, { force: true })
  }
}

function writeWhole({ temporary, body }: Attempt) {
  const file = openSync(temporary, 'w', 0o600)
  writeSync(file, body)
  fsyncSync(file)
  closeSync(file)
}

function linked({ temporary, path }: Attempt): boolean {
  try {
    linkSync(temporary, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Waits for, or refuses to replace, the present owner; removes a lock whose owner has died. */
async function settleWithOwner(attempt: Attempt) {
  const text = read(attempt.path)
  if (text === null) return
  const owner = ownerIn(text)
  if (!owner)
    throw new Locked(
      `${attempt.path} names no process: when none runs on this folder, delete the file and start again.`,
    )
  const isOurProcess = owner.pid === attempt.me.pid && owner.born === attempt.me.born
  if (isOurProcess && owner.thread === threadId) throw new Locked(`${attempt.path} is opened twice in one thread`)
  if (isOurProcess) await askThreadToYield(attempt.path, owner.thread)
  else if (owner.pid > 0 && isAlive(owner))
    throw new Locked(
      `${attempt.path} is held by process ${owner.pid}: the embedded database serves one process. Stop it, or set DATABASE_URL.`,
    )
  removeStale(attempt, text)
}

/** Moves a stale lock away: only one contender's rename wins, and it checks that it moved the file it had read. */
function removeStale({ path, temporary }: Attempt, expected: string) {
  const stale = `${temporary}.stale`
  try {
    renameSync(path, stale)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readFileSync(stale, 'utf8') !== expected) putBack(stale, path)
  rmSync(stale, { force: true })
}

function putBack(stale: string, path: string) {
  try {
    linkSync(stale, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function release({ path, body }: Attempt) {
  if (read(path) === body) rmSync(path, { force: true })
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
