import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Exported, exportsOf, usesOf } from '../support/exports'
import { type SourceFile, sourceFiles, withoutEnding } from '../support/sources'

const product = sourceFiles('src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', '*.ts')
const tests = sourceFiles('tests/**/*.{ts,tsx}')

/** What a tool finds by its place or its name, and no import says. */
const CONVENTIONS: { who: string; finds: (exported: Exported) => boolean }[] = [
  { who: 'the router', finds: ({ path, name }) => path.startsWith('src/routes/') && name === 'Route' },
  { who: 'Start', finds: ({ path, name }) => /^src\/(router|start|server)\.tsx?$/.test(path) && ENTRIES.has(name) },
  { who: 'Nitro, by app.config.ts', finds: ({ path, name }) => name === 'default' && NITRO.has(path) },
  { who: 'the configured tool', finds: ({ path, name }) => name === 'default' && /^[\w-]+\.config\.ts$/.test(path) },
  {
    who: 'vitest and Playwright, by scripts/test.mjs',
    finds: ({ path, name }) => name === 'default' && REPORTERS.test(path),
  },
  { who: 'drizzle-kit', finds: ({ path }) => path.endsWith('.tables.ts') },
  { who: 'the registry of machines', finds: ({ path, name }) => name === registeredName(path) },
  {
    who: 'scripts/machines/run.mjs',
    finds: ({ path, name }) => /^scripts\/machines\/[\w-]+\.ts$/.test(path) && name === 'main',
  },
  { who: 'the drawer of toys', finds: ({ path }) => path.startsWith('scripts/illustrations/toys/') },
]
const ENTRIES = new Set(['getRouter', 'startInstance', 'default'])
const NITRO = new Set([
  'src/nitro.ts',
  'src/services/platform/lifecycle/node-server.ts',
  'src/services/request/pipeline/error-handler.server.ts',
])
const REPORTERS = /^scripts\/server\/(vitest-reporter|playwright-report)\.ts$/

/** `header.connect.ts` is known as `connectHeader`, the other roles as `headerMachine`, `headerModel`, `headerNotes`. */
function registeredName(path: string): string | null {
  const [, folder = '', role = ''] =
    /^src\/machines\/[\w-]+\/([\w-]+)\/\1\.(machine|model|notes|connect)\.ts$/.exec(path) ?? []
  const id = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (role === 'connect') return `connect${upper(id)}`
  return role ? `${id}${upper(role)}` : null
}
const upper = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** What is there for tests and for people who read machines: its users are tests, and it is no user of the product. */
const MADE_FOR_TESTS = /^src\/machines\/(proving|reading)\/|\.(model|notes)\.ts$/

/** What no product code calls and an upstream's own tests need all the same, each with its reason; gone with its upstream. */
const TEST_SEAMS: Record<string, string> = {
  'src/services/upstreams/contentful/embedded/publishing.ts createPublishing':
    'an editor at work: entries are written in Contentful, never by the shop, and the feed of changes needs some',
  'src/services/upstreams/shopify/embedded/stock.ts changeProduct':
    'a merchant at work: products are changed in Shopify, never by the shop, and its caches must notice',
  'src/machines/recording/report.ts replayReport': 'scripts/replay.mjs, which has Vite load it: its imports are globs',
  'src/machines/recording/log-file.ts readLog': 'scripts/stately.mjs, which has Vite load it; tests made of a session',
  'src/machines/recording/stately.ts tellStately': 'scripts/stately.mjs, which has Vite load it',
  'src/services/upstreams/shopify/embedded/stock.ts completeCart':
    'a checkout of Shopify itself: ours takes goods out of the stock by its own order',
}

const exportsIn = new Map(product.map((file) => [withoutEnding(file.path), exportsOf(file)]))
const usersIn = (files: SourceFile[]) => {
  const users = new Map<string, Set<string>>()
  for (const file of files)
    for (const use of usesOf(file, exportsIn)) users.set(use, (users.get(use) ?? new Set()).add(file.path))
  return (exported: Exported) =>
    [...(users.get(`${withoutEnding(exported.path)}#${exported.name}`) ?? [])].some((path) => path !== exported.path)
}
const inProduct = usersIn(product.filter(({ path }) => !MADE_FOR_TESTS.test(path)))
const inModels = usersIn(product.filter(({ path }) => MADE_FOR_TESTS.test(path)))
const inTests = usersIn(tests)
/** An oracle sees what a screen may know, and so names its type. */
const inOracles = usersIn(tests.filter(({ path }) => path.startsWith('tests/oracles/')))
const said = ({ path, name }: Exported) => `${path} ${name}`

const exported = [...exportsIn.values()].flat()
const unimported = exported.filter((each) => !inProduct(each) && !CONVENTIONS.some(({ finds }) => finds(each)))

describe('nothing is exported', () => {
  test('that no other file imports', () => {
    expect(unimported.filter((each) => !inTests(each) && !inModels(each)).map(said)).toEqual([])
  })

  test('for tests and models alone, while the product uses it nowhere; a model or an oracle may need a type', () => {
    const forTests = unimported.filter(
      (each) =>
        !(each.isType && (inModels(each) || inOracles(each))) &&
        !each.isUsedInFile &&
        !MADE_FOR_TESTS.test(each.path) &&
        !(said(each) in TEST_SEAMS),
    )
    expect(forTests.map(said)).toEqual([])
  })

  test.each(Object.keys(TEST_SEAMS).filter((seam) => existsSync(dirname(seam))))(
    'without need: %s is a seam for tests, and one that is used',
    (seam) => {
      const found = unimported.filter((each) => said(each) === seam && inTests(each) && !each.isUsedInFile)
      expect(found).toHaveLength(1)
    },
  )

  test.each(CONVENTIONS)('that $who would have to find and does not', ({ finds }) => {
    expect(exported.some(finds)).toBe(true)
  })
})
