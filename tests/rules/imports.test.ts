import { describe, expect, test } from 'vitest'
import { type Import, importsOf, sourceFiles } from '../support/sources'

type Rule = { who: string; files: RegExp; not?: RegExp; mayImport: (edge: Import) => boolean }

const PURE = /^src\/(services\/(result|civil-date|money|locale|clock)|machines\/kit\/reading)$/
const CONTRACT = /\.contract$/
const RULES = /\.rules$/
const service = (path: string) => /^src\/services\/([\w-]+)\//.exec(path)?.[1] ?? null
const machineFolder = (path: string) => /^src\/machines\/([\w-]+)\//.exec(path)?.[1] ?? null
const isPackage = ({ target }: Import) => !target.startsWith('src/') && !target.startsWith('#styled')
const isPackageOf = (names: RegExp) => (edge: Import) => isPackage(edge) && names.test(edge.target)
const isStyled = ({ target }: Import) => target.startsWith('#styled') || target.endsWith('.styles')

const RULES_OF_THE_HOUSE: Rule[] = [
  {
    who: 'a contract imports zod, what is pure, and types of contracts',
    files: /^src\/services\/.*\.contract\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^zod/)(edge) ||
      PURE.test(edge.target) ||
      CONTRACT.test(edge.target) ||
      (edge.isTypeOnly && isPackage(edge)),
  },
  {
    who: 'rules import what is pure, other rules, dates, and contracts only as types',
    files: /^src\/services\/.*\.rules\.ts$/,
    mayImport: (edge) =>
      PURE.test(edge.target) ||
      RULES.test(edge.target) ||
      (CONTRACT.test(edge.target) && edge.isTypeOnly) ||
      isPackageOf(/^(date-fns|@date-fns\/utc)/)(edge),
  },
  {
    who: 'a machine imports xstate, rules, what is pure, its own machines, and contracts only as types',
    files: /\.machine\.ts$/,
    mayImport: (edge) =>
      isPackageOf(/^xstate/)(edge) ||
      PURE.test(edge.target) ||
      RULES.test(edge.target) ||
      machineFolder(edge.target) !== null ||
      (CONTRACT.test(edge.target) && edge.isTypeOnly),
  },
  {
    who: 'a connect imports types, rules and other connects',
    files: /\.connect\.ts$/,
    mayImport: (edge) =>
      edge.isTypeOnly || RULES.test(edge.target) || PURE.test(edge.target) || /\.connect$/.test(edge.target),
  },
  {
    who: 'a component is a picture of its props',
    files: /^src\/components\/(?!theme).*\.tsx$/,
    mayImport: (edge) =>
      edge.isTypeOnly ||
      isStyled(edge) ||
      /^src\/(components|content)\//.test(edge.target) ||
      PURE.test(edge.target) ||
      RULES.test(edge.target) ||
      isPackageOf(/^(react$|use-intl|@ark-ui|@tanstack\/react-router$|@contentful\/rich-text)/)(edge),
  },
  {
    who: 'a client or server module knows no other service',
    files: /^src\/services\/[\w-]+\/(?!embedded)[\w-]+\.server\.ts$/,
    mayImport: (edge) => {
      const other = service(edge.target)
      const shared = ['cache', 'database', 'request', 'session', 'identity', 'wire', null]
      // identity is the session's side of what Cognito says
      if (service(edge.from) === 'identity' && other === 'cognito') return true
      // starting a checkout puts cart, memory, account and orchestration together
      if (service(edge.from) === 'checkout') return true
      return (
        edge.isTypeOnly ||
        isPackage(edge) ||
        other === service(edge.from) ||
        shared.includes(other) ||
        RULES.test(edge.target)
      )
    },
  },
  {
    who: 'an embedded upstream knows its own contract, the platform and the content, and never a client',
    files: /^src\/services\/[\w-]+\/embedded\//,
    mayImport: (edge) =>
      isPackage(edge) ||
      PURE.test(edge.target) ||
      edge.target.startsWith('src/content/') ||
      /^src\/services\/(database|clock|jobs|faults|log|shared|wire|upstream|sealing)(\/|\.|$)/.test(edge.target) ||
      (service(edge.target) === service(edge.from) && !/functions$|\.server$/.test(edge.target)) ||
      (edge.isTypeOnly && CONTRACT.test(edge.target)) ||
      RULES.test(edge.target),
  },
  {
    who: 'a route reaches no server module, no embedded upstream and no model',
    files: /^src\/routes\/(?!api\/|upstream\/|cart|r\/|healthz|readyz|version)/,
    mayImport: (edge) => edge.isTypeOnly || !/\.server$|\/embedded\/|\.model$/.test(edge.target),
  },
]

const files = sourceFiles('src/**/*.{ts,tsx}')

describe('imports run one way', () => {
  test.each(RULES_OF_THE_HOUSE)('$who', ({ files: which, mayImport }) => {
    const edges = files.filter(({ path }) => which.test(path)).flatMap(importsOf)
    expect(edges.length).toBeGreaterThan(0)
    expect(edges.filter((edge) => !mayImport(edge)).map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })

  test('only routes, islands and the flow runtime import @xstate/react', () => {
    const users = files.filter((file) => importsOf(file).some(({ target }) => target === '@xstate/react'))
    expect(users.map(({ path }) => path).filter((path) => !/^src\/(routes|machines\/kit)\//.test(path))).toEqual([])
  })

  test('only env.server.ts reads process.env', () => {
    const readers = files.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path)
    expect(readers).toEqual(['src/services/env.server.ts'])
  })

  test('the browser imports zod nowhere but through types', () => {
    const inBrowser = files.filter(
      ({ path }) => /^src\/(components|machines)\//.test(path) && !/\.(notes|model)\.ts$/.test(path),
    )
    const edges = inBrowser
      .flatMap(importsOf)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && (/^zod/.test(target) || CONTRACT.test(target)))
    expect(
      edges.filter(({ from }) => !/machines\/kit\//.test(from)).map(({ from, target }) => `${from} → ${target}`),
    ).toEqual([])
  })
})
