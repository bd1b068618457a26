import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** What a page may only load once someone acts. Of @xstate/react only a hook is taken, which brings no machine: the pages’ chunks say so below. */
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
  expect(heavyImports(join(ROOT, 'src/machines/ui/modal/modal.machine.ts'))).toEqual([
    'src/machines/ui/modal/modal.machine.ts → xstate',
  ])
  expect(heavyImports(join(ROOT, 'src/services/domain/people/birth-date.rules.ts'))).toContain(
    'src/services/domain/dates/civil-date.ts → date-fns',
  )
})
