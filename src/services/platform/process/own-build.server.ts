import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shared } from './shared.server'

/** A file or folder of the build that this bundle is part of, some folders above it; null in development. */
export function ofOwnBuild(name: string): string | null {
  let folder = import.meta.dirname
  for (let level = 0; level <= 5; level++) {
    const path = join(folder, name)
    if (existsSync(path)) return path
    folder = dirname(folder)
  }
  return null
}

/** scripts/start.mjs leaves the digest of the sources beside the build; null where it did not make it. */
export const ownBuild = (): string | null =>
  shared('build', () => {
    const path = ofOwnBuild('build.stamp')
    return path && readFileSync(path, 'utf8').slice(0, 16)
  })

/** Names the build among those that run side by side; sources that change under their process are like no other. */
export const ownBuildName = (): string => shared('build name', () => ownBuild() ?? randomUUID())

/** What a JSON file says that lies beside the build, or above it; null where there is none, and while it is being written. */
export async function jsonAround(name: string): Promise<unknown> {
  const path = ofOwnBuild(name)
  try {
    return path && JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * What a JSON file says that scripts/start.mjs copies beside the build; in development, in its folder of the sources.
 * Large files are read this way: a module stays in memory for good, and its text with it.
 */
export async function jsonOfBuild(name: string, { source }: { source: string }): Promise<unknown> {
  return JSON.parse(await readFile(ofOwnBuild(join('json', name)) ?? join(source, name), 'utf8'))
}
