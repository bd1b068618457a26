import { accessSync, constants, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
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

function refusalOf(dataDir: string, error: unknown): CannotStart | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
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

const MEBIBYTE = 1024 * 1024

/** What is left on the disk of a folder; null where the file system does not say. */
export async function freeMebibytes(folder: string): Promise<number | null> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? null : Math.floor((bavail * bsize) / MEBIBYTE)
}
