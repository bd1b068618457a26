import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './database/owner'
import { env } from './env.server'
import { shared } from './shared.server'

/** The key of clock, faults, flags and mailbox: QA_KEY, else one made once and kept in the data folder. */
export const qaKey = () => shared('qa-key', () => env().QA_KEY ?? keptKey(env().DATA_DIR))

function keptKey(dataDir: string): string {
  const path = join(dataDir, 'qa-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, randomBytes(18).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

/** Compares in constant time. */
export function hasQaKey(candidate: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(candidate), digest(qaKey()))
}
