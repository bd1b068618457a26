import { parseSync, Visitor } from 'oxc-parser'
import { importsOf, resolveImport, type SourceFile } from './sources'

export type Exported = { path: string; name: string; isType: boolean; isUsedInFile: boolean }

/** What a file lets others use, by name; `default` is a name like any other. */
export function exportsOf({ path, text }: SourceFile): Exported[] {
  const { module, program } = parseSync(path, text)
  const own = ownUses(program)
  const entries = module.staticExports.flatMap(({ entries }) => entries)
  const nameOf = ({ exportName }: (typeof entries)[number]) => exportName.name ?? 'default'
  return [...new Set(entries.map(nameOf))].map((name) => ({
    path,
    name,
    isType: entries.every((entry) => entry.isType || nameOf(entry) !== name),
    isUsedInFile: (own.get(name) ?? 0) > 0,
  }))
}

/** How often a file itself speaks of a name, without the place that declares it and without fields of that name. */
function ownUses(program: Parameters<Visitor['visit']>[0]): Map<string, number> {
  const uses = new Map<string, number>()
  const count = (node: object | null | undefined, by: number) => {
    if (node && 'name' in node && typeof node.name === 'string') uses.set(node.name, (uses.get(node.name) ?? 0) + by)
  }
  new Visitor({
    Identifier: (node) => count(node, 1),
    JSXIdentifier: (node) => count(node, 1),
    VariableDeclarator: ({ id }) => count(id, -1),
    FunctionDeclaration: ({ id }) => count(id, -1),
    ClassDeclaration: ({ id }) => count(id, -1),
    TSTypeAliasDeclaration: ({ id }) => count(id, -1),
    TSInterfaceDeclaration: ({ id }) => count(id, -1),
    MemberExpression: ({ computed, property }) => count(computed ? null : property, -1),
    Property: ({ computed, shorthand, key }) => count(computed || shorthand ? null : key, -1),
    TSPropertySignature: ({ computed, key }) => count(computed ? null : key, -1),
  }).visit(program)
  return uses
}

/** `path#name` of everything that a file takes out of others: by name, or what it says of a module that it takes whole. */
export function usesOf(file: SourceFile, exportsIn: ReadonlyMap<string, readonly Exported[]>): string[] {
  const { module } = parseSync(file.path, file.text)
  const named = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => [moduleRequest, importName] as const),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, importName }) => (moduleRequest ? [[moduleRequest, importName] as const] : [])),
  ].map(([{ value }, { kind, name }]) => ({
    target: resolveImport(file.path, value),
    name: kind === 'Default' ? 'default' : (name ?? '*'),
  }))
  const byName = new Set(named.filter(({ name }) => name !== '*').map(({ target }) => target))
  const whole = importsOf(file).filter(({ target }) => !byName.has(target))
  const said = whole.flatMap(({ target }) =>
    (exportsIn.get(target) ?? []).filter(({ name }) => says(file.text, name)).map(({ name }) => ({ target, name })),
  )
  return [...named, ...said].map(({ target, name }) => `${target}#${name}`)
}

const says = (text: string, name: string) => new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(text)
