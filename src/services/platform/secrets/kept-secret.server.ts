import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../env/cannot-start'
import { inDataFolder } from '../files/data-folder'
import { hasCode } from '../files/has-code'

type Kept = {
  name: string
  bytes: number
  /** what to do when the file is not whole any more */
  remedy: string
}

/** A random text kept in a file of the data folder, for its owner only; the first process that asks makes it. */
export function keptSecret(dataDir: string, { name, bytes, remedy }: Kept): string {
  const path = join(dataDir, name)
  const made = randomBytes(bytes).toString('base64url')
  const kept = inDataFolder(dataDir, () => {
    makeOnce(path, made)
    return readFileSync(path, 'utf8').trim()
  })
  if (kept.length !== made.length)
    throw new CannotStart(`${path} is not whole (${kept.length} of ${made.length} characters): ${remedy}.`)
  return kept
}

function makeOnce(path: string, text: string) {
  const temporary = `${path}.${process.pid}`
  try {
    writeFileSync(temporary, text, { mode: 0o600 })
    linkSync(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}
