import { type Mutation, replaced } from './mutations.ts'
import { elementsOf, isNode, keyOf, type Node, type Placed, propertiesOf, propertyOf, textOf } from './syntax.ts'

type File = { source: string; placed: readonly Placed[] }

/** What may go wrong in the way a chart is wired: guards, targets, actions, delays. */
export const mutationsOfChart = (file: File): Mutation[] => [
  ...negatedGuards(file),
  ...movedTargets(file),
  ...changedActions(file),
  ...changedDelays(file),
]

const raw = ({ source }: File, { start, end }: Node) => source.slice(start, end)

/** `not` comes in on the first line, so that no line moves. */
const NOT = { start: 0, end: 0, text: "import { not as negated } from 'xstate'; " }

function negatedGuards(file: File): Mutation[] {
  return file.placed.flatMap(({ node, within }) => {
    if (keyOf(node) !== 'guard' || !isNode(node.value)) return []
    const name = textOf(node.value) ?? textOf(propertyOf(node.value, 'type') ?? node.value) ?? 'guard'
    return [
      {
        what: `guard negated: ${name}`,
        at: node,
        within,
        changes: [NOT, replaced(node.value, `negated(${raw(file, node.value)})`)],
      },
    ]
  })
}

/** Keys under which a bare string is the target of a transition. */
const TRANSITIONS = ['onDone', 'onError', 'onSnapshot', 'always']

function movedTargets(file: File): Mutation[] {
  const groups = file.placed.flatMap(({ node }) => (keyOf(node) === 'states' ? [statesOf(node)] : []))
  return file.placed.flatMap(({ node, within }): Mutation[] => {
    const value = node.type === 'Property' && isNode(node.value) ? node.value : null
    const target = value && textOf(value)
    if (!value || !target || !isTarget(node, within)) return []
    const [, lead = '', last = ''] = /^(.*\.|#(?=[^.]*$))?([^.#]+)$/.exec(target) ?? []
    const siblings = siblingsOf(groups, last, within)
    return siblings.map((sibling) => ({
      what: `target ${target} moved to ${sibling}`,
      at: node,
      within,
      changes: [replaced(value, `'${lead}${sibling}'`)],
    }))
  })
}

function isTarget(node: Node, [object, holder]: readonly Node[]): boolean {
  const key = keyOf(node)
  if (key === null) return false
  if (key === 'target' || TRANSITIONS.includes(key)) return true
  return object !== undefined && holder !== undefined && ['on', 'after'].includes(keyOf(holder) ?? '')
}

type States = { node: Node; names: string[] }
const statesOf = (node: Node): States => ({
  node,
  names: propertiesOf(node.value).flatMap((state) => keyOf(state) ?? []),
})

/** The states beside that one: of the nearest group around the transition that has it, else of the first that has it. */
function siblingsOf(groups: readonly States[], name: string, within: readonly Node[]): string[] {
  const having = groups.filter(({ names }) => names.includes(name))
  const near = within.flatMap((node) => having.filter((group) => group.node === node))
  const inside = within.flatMap((node) => having.filter((group) => childGroup(node) === group.node))
  const [group] = [...inside, ...near, ...having]
  return group ? group.names.filter((other) => other !== name) : []
}

const childGroup = (node: Node) => propertiesOf(node).find((property) => keyOf(property) === 'states')

const isLogging = (name: string) => /^(log|warn)[A-Z]|^log$/.test(name)

function changedActions(file: File): Mutation[] {
  const constants = new Map(
    file.placed.flatMap(({ node }) =>
      node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)
        ? [[String(node.id.name), node.init] as const]
        : [],
    ),
  )
  const seen = new Set<Node>()
  return file.placed.flatMap(({ node, within }): Mutation[] => {
    const inChart = ['actions', 'entry', 'exit'].includes(keyOf(node) ?? '') && isNode(node.value) && !isSetup(within)
    if (!inChart || !isNode(node.value)) return []
    const named = node.value.type === 'Identifier' ? constants.get(String(node.value.name)) : undefined
    const value = named ?? node.value
    // a list that several transitions share changes for all of them at once
    if (seen.has(value)) return []
    seen.add(value)
    const list = elementsOf(value)
    const actions = list.length > 0 ? list : [value]
    return [
      ...actions.map((action) => dropped(file, { action, list, node, within })),
      ...list.slice(1).map((action, at) => swapped(file, [list[at] ?? action, action], { node, within })),
    ]
  })
}

/** The implementations of `setup` stand under `actions`, too. */
const isSetup = (within: readonly Node[]) =>
  within.some(({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.name === 'setup') &&
  !within.some((node) => keyOf(node) === 'states')

const nameOf = (file: File, action: Node) =>
  textOf(action) ?? textOf(propertyOf(action, 'type') ?? action) ?? raw(file, action)

type Spot = { node: Node; within: readonly Node[] }

function dropped(file: File, { action, list, node, within }: Spot & { action: Node; list: readonly Node[] }): Mutation {
  const name = nameOf(file, action)
  // an empty list in place of one, nothing in place of one of several
  const at = list.indexOf(action)
  const next = list[at + 1]
  const change = at < 0 ? replaced(action, '[]') : { start: action.start, end: next?.start ?? action.end, text: '' }
  return {
    what: `action dropped: ${name}`,
    at: action,
    within: [node, ...within],
    changes: [change],
    isLog: isLogging(name),
  }
}

const swapped = (file: File, [one, other]: [Node, Node], { node, within }: Spot): Mutation => ({
  what: `actions swapped: ${nameOf(file, one)}, ${nameOf(file, other)}`,
  at: one,
  within: [node, ...within],
  changes: [replaced(one, raw(file, other)), replaced(other, raw(file, one))],
})

function changedDelays(file: File): Mutation[] {
  const delays = file.placed.filter(({ node }) => keyOf(node) === 'delays')
  return delays.flatMap(({ node, within }) =>
    propertiesOf(node.value).flatMap((delay): Mutation[] => {
      const value = isNode(delay.value) ? delay.value : null
      if (!value || typeof value.value !== 'number') return []
      const { value: ms } = value
      return [
        { name: '× 10', now: ms * 10 },
        { name: '÷ 10', now: ms / 10 },
      ].map(({ name, now }) => ({
        what: `delay ${keyOf(delay)} ${name}`,
        at: value,
        within: [delay, node, ...within],
        changes: [replaced(value, String(now))],
      }))
    }),
  )
}
