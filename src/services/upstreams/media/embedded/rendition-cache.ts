import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** As many pictures as all masters have usual sizes, several times over: some 500 MB. */
const MOST_FILES = 20_000

/** Encoded pictures on disk: <cacheDir>/images/ab/<key>. Full, it goes on answering and takes nothing more. */
export function createRenditionCache({ cacheDir, mostFiles = MOST_FILES }: { cacheDir: string; mostFiles?: number }) {
  const root = join(cacheDir, 'images')
  let counted: Promise<number> | null = null
  let added = 0
  const fileOf = (key: string) => join(root, key.slice(0, 2), key)

  return {
    async get(key: string): Promise<Buffer | null> {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    /** Whole or not at all: a reader never sees half a picture. */
    async put(key: string, bytes: Buffer): Promise<void> {
      counted ??= countFiles(root)
      if ((await counted) + added >= mostFiles) return
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
        added += 1
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

async function countFiles(root: string): Promise<number> {
  try {
    const found = await readdir(root, { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).length
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
