import { type Mutation, replaced } from './mutations.ts'
import { isNode, keyOf, type Node, type Placed, textOf } from './syntax.ts'

type File = { source: string; placed: readonly Placed[]; isConnect: boolean }

/** What may go wrong in a function: a comparison, a number, a word, a part that is there only sometimes. */
export function mutationsOfCode(file: File): Mutation[] {
  const words = wordsOf(file)
  return file.placed.flatMap((placed) => {
    if (isWiring(placed)) return []
    return [
      ...comparisons(file, placed),
      ...numbers(placed),
      ...optional(file, placed),
      ...otherWords(placed, words),
      ...marks(file, placed),
    ]
  })
}

const raw = ({ source }: File, { start, end }: Node) => source.slice(start, end)

/** Names by which a chart refers to its parts; what they mean is changed elsewhere. */
const NAMES = [
  'type',
  'target',
  'guard',
  'id',
  'src',
  'initial',
  'tags',
  'entry',
  'exit',
  'options',
  'delays',
  'types',
  'history',
]
const isWiring = ({ node, within }: Placed) =>
  [node, within[0]].some((one) => one && NAMES.includes(keyOf(one) ?? '')) ||
  within.some((outer) => ['options', 'delays', 'types', 'tags'].includes(keyOf(outer) ?? '')) ||
  [node, ...within].some(isNaming) ||
  (within[0] !== undefined && within[0].key === node)

/** `unprovided('openKit')` and `...marks('finder', snapshot)` give names, and nothing else. */
const isNaming = (node: Node): boolean =>
  node.type === 'SpreadElement' ? isNode(node.argument) && isNaming(node.argument) : NAMING.has(calleeOf(node) ?? '')
const NAMING = new Set(['unprovided', 'unprovidedListener', 'marks'])
const calleeOf = ({ type, callee }: Node) => (type === 'CallExpression' && isNode(callee) ? String(callee.name) : null)

const TURNED: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}

function comparisons(file: File, { node, within }: Placed): Mutation[] {
  if (node.type !== 'BinaryExpression' || !isNode(node.left) || !isNode(node.right)) return []
  const { left, right, operator } = node
  const text = raw(file, node)
  return (TURNED[String(operator)] ?? []).map((other) => ({
    what: `comparison turned: ${text} with ${other}`,
    at: node,
    within,
    changes: [{ start: left.end, end: right.start, text: ` ${other} ` }],
  }))
}

function numbers({ node, within }: Placed): Mutation[] {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return []
  // -1 is one number; a key is none
  return [{ what: `${node.value} + 1`, at: node, within, changes: [replaced(node, `(${node.value} + 1)`)] }]
}

/** `a && b`, `a || b`, `a ?? b` without one of the two; `a ? b : c` the other way round; a spread that brings nothing. */
function optional(file: File, { node, within }: Placed): Mutation[] {
  const { left, right, test, consequent, alternate, argument, operator } = node
  const change = (what: string, text: string): Mutation => ({ what, at: node, within, changes: [replaced(node, text)] })
  if (node.type === 'LogicalExpression' && isNode(left) && isNode(right)) {
    const [one, other] = [raw(file, left), raw(file, right)]
    const halves = operator === '??' ? [one] : [one, other]
    return halves.map((half) => change(`optional part dropped: ${raw(file, node)} is ${half}`, `(${half})`))
  }
  if (node.type === 'ConditionalExpression' && isNode(test) && isNode(consequent) && isNode(alternate)) {
    const turned = `(${raw(file, test)}) ? (${raw(file, alternate)}) : (${raw(file, consequent)})`
    return test.type === 'BinaryExpression' ? [] : [change(`condition turned: ${raw(file, test)}`, `(${turned})`)]
  }
  if (node.type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [change(`not dropped: ${raw(file, node)}`, `Boolean(${raw(file, argument)})`)]
  return node.type === 'SpreadElement' &&
    within[0]?.type === 'ObjectExpression' &&
    isNode(argument) &&
    argument.type !== 'Identifier'
    ? [change(`optional part dropped: ${raw(file, node)}`, '...{}')]
    : []
}

/** Words of a file that stand for something: keys of the catalogue, kinds, names of states in a connect. */
const wordsOf = ({ placed }: File): string[] => [
  ...new Set(placed.filter((one) => !isWiring(one)).flatMap(({ node }) => textOf(node) ?? [])),
]

function otherWords({ node, within }: Placed, words: readonly string[]): Mutation[] {
  const word = textOf(node)
  // what is thrown tells an engineer, who reads it
  if (word === null || within.some(({ type }) => type === 'ThrowStatement' || type === 'NewExpression')) return []
  if (within.some((outer) => WIRED.test(keyOf(outer) ?? ''))) return []
  const other = words[(words.indexOf(word) + 1) % words.length] ?? ''
  const text = other === word || other === '' ? `${word}Other` : other
  return [{ what: `word ${word} replaced by ${text}`, at: node, within, changes: [replaced(node, `'${text}'`)] }]
}
/** Under these keys a word is the name of a part of the chart. */
const WIRED = /^(target|guard|actions|entry|exit|src|on|after|always|onDone|onError|onSnapshot|invoke|initial)$/

/** What a screen is told by yes and no: marks, switches, aria. */
function marks(file: File, { node, within }: Placed): Mutation[] {
  const key = keyOf(node)
  if (!file.isConnect || key === null || !isNode(node.value) || node.shorthand === true) return []
  if (
    !/^(is|can|has|could|was|does|disabled|hidden|aria)(?=[A-Z-]|$)/.test(key) ||
    node.value.type === 'ObjectExpression'
  )
    return []
  return [{ what: `${key} turned`, at: node, within, changes: [replaced(node.value, `!(${raw(file, node.value)})`)] }]
}
