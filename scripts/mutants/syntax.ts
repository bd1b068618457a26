import { parseSync } from 'oxc-parser'

/** A node of the tree, as far as a mutation reads it. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  const root: unknown = program
  if (!isNode(root)) throw new Error(`${path} has no tree`)
  return root
}

/** A node with those that it stands in, the nearest first. */
export type Placed = { node: Node; within: readonly Node[] }

/** Every node that says something at run time: types and imports say nothing. */
export function placedIn(node: Node, within: readonly Node[] = []): Placed[] {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === 'ImportDeclaration') return []
  const below = childrenOf(node).flatMap((child) => placedIn(child, [node, ...within]))
  return [{ node, within }, ...below]
}

/** The node without `as` and `satisfies`. */
const bare = (node: Node): Node =>
  /^TS(As|Satisfies)Expression$/.test(node.type) && isNode(node.expression) ? bare(node.expression) : node

/** The name of a property's key; null where it is computed. */
export function keyOf(node: Node): string | null {
  if (node.type !== 'Property' || !isNode(node.key) || node.computed === true) return null
  if (node.key.type === 'Identifier') return String(node.key.name)
  return node.key.type === 'Literal' ? String(node.key.value) : null
}

export const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && bare(node).type === 'ObjectExpression' ? childrenOf(bare(node)) : []

/** The value of a property by its key. */
export function propertyOf(node: unknown, key: string): Node | null {
  const property = propertiesOf(node).find((one) => keyOf(one) === key)
  return property && isNode(property.value) ? bare(property.value) : null
}

export const textOf = (node: Node): string | null =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : null

export const elementsOf = (node: Node): Node[] => {
  const list = bare(node)
  return list.type === 'ArrayExpression' ? childrenOf(list) : []
}
