import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '~/services/platform/clock/clock'
import { MediaIndex, type MediaMaster } from '../media.contract'

export type Master = MediaMaster & { name: string; file: string }

const TRUSTED_MS = 1_000

/**
 * The committed pictures by name. A name is looked up in the index and never becomes part of a path unless it is there.
 * The index is read again when it changed, so that redrawn pictures show without a restart.
 */
export function createMasters({ mediaDir, clock }: { mediaDir: string; clock: Clock }) {
  const indexFile = join(mediaDir, 'index.json')
  let held: { index: MediaIndex; writtenAt: number; checkedAt: number } | null = null

  async function index(): Promise<MediaIndex> {
    if (held && Math.abs(clock.now() - held.checkedAt) < TRUSTED_MS) return held.index
    const { mtimeMs } = await stat(indexFile)
    const known =
      held?.writtenAt === mtimeMs ? held.index : MediaIndex.parse(JSON.parse(await readFile(indexFile, 'utf8')))
    held = { index: known, writtenAt: mtimeMs, checkedAt: clock.now() }
    return known
  }

  return async (name: string): Promise<Master | null> => {
    const known = await index()
    const master = Object.hasOwn(known, name) ? known[name] : undefined
    return master ? { ...master, name, file: join(mediaDir, `${name}.webp`) } : null
  }
}
