import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
