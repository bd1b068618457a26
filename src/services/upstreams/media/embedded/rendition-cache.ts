import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** All masters in all their usual sizes, several times over. */
const MOST_BYTES = 256 << 20

type RenditionDirs = { cacheDir: string; builtDir?: string; mostBytes?: number }

/**
 * Encoded pictures on disk: <builtDir>/<key>, of the build, and <cacheDir>/images/ab/<key>. Full, it goes on answering
 * and takes nothing more.
 */
export function createRenditionCache({ cacheDir, builtDir, mostBytes = MOST_BYTES }: RenditionDirs) {
  const root = join(cacheDir, 'images')
  let counted: Promise<number> | null = null
  let added = 0
  const fileOf = (key: string) => join(root, key.slice(0, 2), key)

  return {
    get: async (key: string): Promise<Buffer | null> =>
      (builtDir && (await contentOf(join(builtDir, key)))) || contentOf(fileOf(key)),
    /** Whole or not at all: a reader never sees half a picture. */
    async put(key: string, bytes: Buffer): Promise<void> {
      counted ??= countBytes(root)
      if ((await counted) + added + bytes.length > mostBytes) return
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
        added += bytes.length
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function countBytes(root: string): Promise<number> {
  try {
    const found = await readdir(root, { recursive: true, withFileTypes: true })
    const files = found.filter((entry) => entry.isFile())
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
