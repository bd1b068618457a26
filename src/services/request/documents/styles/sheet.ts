import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** One selector of a rule, and the classes and elements without which it matches nothing. */
type Alternative = { text: string; classes: string[]; elements: string[] }

/** `variables` are the custom properties that a value reads. */
export type Setting = { property: string; text: string; variables: string[] }

export type Part =
  | { kind: 'rule'; alternatives: Alternative[]; settings: Setting[] }
  /** `isLayer`: kept even when nothing is left in it, since the order of layers is that of their first mention */
  | { kind: 'group'; head: string; isLayer: boolean; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string; variables: string[] }
  /** kept in every document: fonts, registered properties, what this reader does not know */
  | { kind: 'always'; text: string; variables: string[] }

const GROUPS = ['media', 'supports', 'container', 'layer', 'starting-style']

/** Reads a style sheet so that `stylesFor` can leave out of it what a document cannot use. */
export const readSheet = (css: string): Part[] => partsOf(postcss.parse(css).nodes)

const partsOf = (nodes: ChildNode[] = []): Part[] =>
  nodes.flatMap((node) => (node.type === 'comment' ? [] : part(node)))

function part(node: Exclude<ChildNode, { type: 'comment' }>): Part {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule' || !node.nodes) return always(node)
  if (/^(?:-\w+-)?keyframes$/.test(node.name)) return { ...always(node), kind: 'keyframes', name: node.params }
  return GROUPS.includes(node.name) ? groupOf(node) : always(node)
}

const groupOf = ({ name, params, nodes }: AtRule): Part => ({
  kind: 'group',
  head: params ? `@${name} ${params}` : `@${name}`,
  isLayer: name === 'layer',
  parts: partsOf(nodes),
})

function ruleOf(rule: Rule): Part {
  const settings = rule.nodes.flatMap((node) => (node.type === 'decl' ? [settingOf(node)] : []))
  if (rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) return always(rule)
  return { kind: 'rule', alternatives: alternativesOf(rule.selector), settings }
}

const settingOf = (node: Declaration): Setting => ({
  property: node.prop,
  text: `${node.prop}:${node.value}${node.important ? '!important' : ''}`,
  variables: variablesIn(node.value),
})

function always(node: ChildNode): Extract<Part, { kind: 'always' }> {
  const text = node.toString()
  const isBlock = node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined)
  return { kind: 'always', text: isBlock ? text : `${text};`, variables: variablesIn(text) }
}

/** What stands inside `:not()`, `:is()` and their like demands nothing here: such a selector is rather kept. */
function alternativesOf(selector: string): Alternative[] {
  return selectorParser()
    .astSync(selector)
    .nodes.map((alternative) => ({
      text: String(alternative).trim(),
      classes: alternative.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
      elements: alternative.nodes.flatMap((node) => (node.type === 'tag' ? [node.value.toLowerCase()] : [])),
    }))
}

const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)
