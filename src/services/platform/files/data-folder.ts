import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../env/cannot-start'

const NO_FOLDER = ['EEXIST', 'ENOTDIR']
const NO_ROOM = ['ENOSPC', 'EDQUOT']
const NOT_OURS = ['EACCES', 'EPERM', 'EROFS', 'ENOENT']

/** Makes the data folder, for its owner only, and writes in it. What keeps that from it is said for the terminal. */
export function inDataFolder<T>(dataDir: string, write: () => T): T {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
    return write()
  } catch (error) {
    throw refusalOf(dataDir, error) ?? error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function refusalOf(dataDir: string, error: unknown): CannotStart | null {
  const code = codeOf(error)
  if (NO_FOLDER.includes(code))
    return new CannotStart(`The data folder ${dataDir} is a file: name a folder with DATA_DIR.`)
  if (NO_ROOM.includes(code)) return withoutRoom(dataDir)
  if (!NOT_OURS.includes(code)) return null
  return new CannotStart(
    `The data folder ${dataDir} cannot be written (${code}): let this user write it, or name another with DATA_DIR.`,
  )
}

export const withoutRoom = (dataDir: string) =>
  new CannotStart(`The data folder ${dataDir} has no room left on its disk: make some, and start again.`)

export type Denied = { path: string; code: string }

/** The first thing in a folder, itself included, that this user may not read and write; null where there is none. */
export function firstDenied(folder: string): Denied | null {
  return deniedBy(folder, () => {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const denied = entry.isDirectory()
        ? firstDenied(path)
        : deniedBy(path, () => allowed(path, constants.R_OK | constants.W_OK))
      if (denied) return denied
    }
    return null
  })
}

function allowed(path: string, mode: number): null {
  accessSync(path, mode)
  return null
}

function deniedBy(path: string, look: () => Denied | null): Denied | null {
  try {
    return look()
  } catch (error) {
    const code = codeOf(error)
    if (!NOT_OURS.includes(code)) throw error
    // gone meanwhile, or never there
    return code === 'ENOENT' ? null : { path, code }
  }
}

const MEBIBYTE = 1024 * 1024

/** What is left on the disk of a folder; null where the file system does not say. */
export async function freeMebibytes(folder: string): Promise<number | null> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? null : Math.floor((bavail * bsize) / MEBIBYTE)
}
