import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { importsOf, type SourceFile, sourceFiles } from '../support/sources'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * What a page may only load once someone acts. Of @xstate/react a page takes a hook, which brings no engine along: the
 * chunks themselves say so (tests/e2e/shell.spec.ts).
 */
const HEAVY = /^(xstate|@xstate\/(?!react$)|zod|date-fns|@date-fns)(\/|$)/

const files = ['flow', 'connect'].flatMap((role) => globSync(`src/machines/*/*/*.${role}.ts`, { cwd: ROOT }))
const pageSide = [
  ...files,
  'src/machines/runtime/use-flow.ts',
  'src/machines/runtime/flow-store.ts',
  'src/machines/runtime/flow.ts',
]

test.each(pageSide)('%s brings no machine, schema or calendar into a page', (file) => {
  expect(heavyImports(join(ROOT, file))).toEqual([])
})

/** Chains of static value imports that end in something heavy. */
function heavyImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return valueImports(file).flatMap((specifier) => {
    if (HEAVY.test(specifier)) return [`${relative(ROOT, file)} → ${specifier}`]
    const target = located(specifier, file)
    return target ? heavyImports(target, seen) : []
  })
}

function valueImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType),
  )
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest && !entry.isType ? [entry.moduleRequest.value] : [])),
  )
  return [...imports.map(({ moduleRequest }) => moduleRequest.value), ...exports]
}

function located(specifier: string, from: string): string | null {
  const base = specifier.startsWith('~/')
    ? join(ROOT, 'src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null
  if (base === null) return null
  const found = [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path))
  if (!found) throw new Error(`${specifier}, imported by ${relative(ROOT, from)}, is not there`)
  return found
}

test('the check sees through types and files', () => {
  expect(heavyImports(join(ROOT, 'src/machines/ui/tabs/tabs.machine.ts'))).toEqual([
    'src/machines/ui/tabs/tabs.machine.ts → xstate',
  ])
  expect(heavyImports(join(ROOT, 'src/services/domain/people/birth-date.rules.ts'))).toContain(
    'src/services/domain/dates/civil-date.ts → date-fns',
  )
})

describe('nothing that proves or reads charts is in the bundle of a page', () => {
  const sources = new Map(sourceFiles('src/**/*').map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
  const OF_TESTS = /^src\/machines\/(proving|reading|recording)\/|\.(model|notes)$/
  // loaded where somebody inspects a page, and there alone (tests/e2e/inspector.spec.ts looks into what is fetched)
  const INSPECTOR = /^src\/(routes\/-inspector\/|machines\/tooling\/inspector\/)/
  // answers requests and never reaches a browser; the build strips server code from the rest
  const SERVER = /^src\/routes\/(api|upstream|cart\/|cart\[|r\/|healthz|readyz|version|account\/logout)|\.server$/
  const entries = [...sources.keys()].filter((path) => /^src\/(boot|client|router)$|^src\/routes\//.test(path))
  const reached = reachedFrom(entries.filter((path) => !SERVER.test(path)))

  test('neither at once nor later', () => {
    const edges = reached.flatMap((path) => valueTargets(sources.get(path)).map((target) => ({ path, target })))
    const wrong = edges.filter(
      ({ path, target }) => OF_TESTS.test(target) && !OF_TESTS.test(path) && !INSPECTOR.test(path),
    )
    expect(wrong.map(({ path, target }) => `${path} → ${target}`)).toEqual([])
  })

  test('and the search follows what is loaded later', () => {
    expect(reached).toContain('src/machines/shell/mega-menu/mega-menu.machine')
    expect(reachedFrom(['src/machines/reading/registry'])).toContain('src/machines/proving/xstate-internals')
  })

  function reachedFrom(paths: string[]): string[] {
    const seen = new Set(paths)
    for (const path of seen) for (const target of valueTargets(sources.get(path))) seen.add(target)
    return [...seen].sort()
  }

  function valueTargets(file: SourceFile | undefined): string[] {
    if (!file) return []
    const targets = importsOf(file).filter(({ isTypeOnly }) => !isTypeOnly)
    return targets.map(({ target }) => target).filter((target) => !SERVER.test(target) && sources.has(target))
  }
})
