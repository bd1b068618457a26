import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK = 'package-lock.json'
/** What npm has installed. */
export const INSTALLED = 'node_modules/.package-lock.json'

type Package = { version?: string; dev?: boolean; devOptional?: boolean; optional?: boolean; peer?: boolean }
type Packages = Record<string, Package>

/** Whether what is installed is what the lock file names: after a pull it may be older. What may be left out, may. */
export function isAsLocked(folder = '.'): boolean {
  const files = [LOCK, INSTALLED].map((file) => join(folder, file))
  if (!files.every((file) => existsSync(file))) return true
  const [locked = {}, installed = {}] = files.map((file): Packages => JSON.parse(readFileSync(file, 'utf8')).packages)
  const isForeign = ([path, { version }]: [string, Package]) => locked[path]?.version !== version
  const isMissing = ([path, { dev, devOptional, optional, peer }]: [string, Package]) =>
    path !== '' && !dev && !devOptional && !optional && !peer && installed[path] === undefined
  return !Object.entries(installed).some(isForeign) && !Object.entries(locked).some(isMissing)
}
