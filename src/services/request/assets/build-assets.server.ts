import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { eq, inArray, lt } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { type Db, database } from '~/services/platform/database/database.server'
import type { Sweep } from '~/services/platform/database/sweep'
import { ofOwnBuild } from '~/services/platform/process/own-build.server'
import { buildAssets } from './assets.tables'

/*
 * While a release is rolled out, a page of one build asks a node of another for its chunks, and a page that was opened
 * before asks long after. So every process leaves the files of its build in the database, and a file that is not on its
 * disk is looked for there (docs/decisions/0030-several-processes.md).
 */

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const NAME = /^[\w.-]{1,120}$/
const DAY_MS = 86_400_000

/** Files of a build that nothing has been started with for 90 days. */
export const BUILD_ASSETS_SWEEP: Sweep = { table: buildAssets, by: buildAssets.seenAt, keptMs: 90 * DAY_MS }

type Publishing = { db: Db; clock: Clock; folder: string }

/** Leaves the files of a folder in the database; those that lie there are only seen again. */
async function publishAssets({ db, clock, folder }: Publishing): Promise<void> {
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES)
  const seenAt = new Date(clock.now()).toISOString()
  const known = await db
    .update(buildAssets)
    .set({ seenAt })
    .where(inArray(buildAssets.name, names))
    .returning({ name: buildAssets.name })
  const kept = new Set(known.map(({ name }) => name))
  for (const name of names)
    if (!kept.has(name)) {
      const content = await readFile(join(folder, name))
      await db.insert(buildAssets).values({ name, content, seenAt }).onConflictDoNothing()
    }
}

/** Those of this process's own build, where it is one. */
export async function publishOwnAssets(): Promise<void> {
  const folder = ofOwnBuild('public/assets')
  if (folder) await publishAssets({ db: await database(), clock: movableClock(), folder })
}

/** The state of a document, which pages that were opened long ago may ask any process for: once a day it is seen. */
export async function publishPageState({ name, plain }: { name: string; plain: Buffer }): Promise<void> {
  const now = movableClock().now()
  const seenAt = new Date(now).toISOString()
  const dayAgo = new Date(now - DAY_MS).toISOString()
  await (await database())
    .insert(buildAssets)
    .values({ name, content: plain, seenAt })
    .onConflictDoUpdate({ target: buildAssets.name, set: { seenAt }, setWhere: lt(buildAssets.seenAt, dayAgo) })
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const isAssetName = (path: string) => extname(path) in TYPES && NAME.test(nameIn(path))

/** A file of another build, or the state of a document that another process has rendered; null where nobody left it. */
export async function assetOfOtherBuild(db: Db, path: string): Promise<{ type: string; content: Uint8Array } | null> {
  const [found] = await db
    .select()
    .from(buildAssets)
    .where(eq(buildAssets.name, nameIn(path)))
  const type = TYPES[extname(path)]
  return found && type ? { type, content: found.content } : null
}
