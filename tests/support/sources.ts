import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = { from: string; target: string; isTypeOnly: boolean }
export type SourceFile = { path: string; text: string; lines: number }

const GENERATED = /routeTree\.gen|\/generated\//
const SOURCE = /\.(tsx?|mjs)$/

/** Every file of code below these folders, without what tools generate. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns)
    .filter((path) => SOURCE.test(path) && !GENERATED.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    })
}

/** What a file imports, static and dynamic; paths of our own as they stand in the repository, without an ending. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const fixed = module.staticImports.map((entry) => ({
    from: path,
    target: resolveImport(path, entry.moduleRequest.value),
    isTypeOnly: entry.entries.length > 0 && entry.entries.every((each) => each.isType),
  }))
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => moduleRequest)
  const forwarded = exported.map(({ moduleRequest, isType }) => ({
    from: path,
    target: resolveImport(path, moduleRequest?.value ?? ''),
    isTypeOnly: isType,
  }))
  return [...fixed, ...forwarded, ...dynamicImports(path, text)]
}

function dynamicImports(path: string, text: string): Import[] {
  const literal = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...text.matchAll(literal)].map(([, target = '']) => ({
    from: path,
    target: resolveImport(path, target),
    isTypeOnly: false,
  }))
}

export const withoutEnding = (path: string) => path.replace(SOURCE, '')

/** A path of our own as it stands in the repository, without an ending; a package by its name. */
export function resolveImport(from: string, target: string): string {
  const bare = withoutEnding(target)
  if (bare.startsWith('~/')) return `src/${bare.slice(2)}`
  if (bare.startsWith('.')) return normalize(`${dirname(from)}/${bare}`)
  return target
}
