import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../database/owner'

/** A random text kept in a file of the data folder, for its owner only; the first process that asks makes it. */
export function keptSecret(dataDir: string, { name, bytes }: { name: string; bytes: number }): string {
  const path = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}
