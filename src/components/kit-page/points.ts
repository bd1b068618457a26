import type { RichNode } from '~/services/flows/content/parts.contract'

/** The items of a rich text's lists as plain sentences; a text without a list gives its paragraphs. */
export function pointsOf(document: RichNode): string[] {
  const items = nodesOf(document, 'list-item')
  const blocks = items.length > 0 ? items : nodesOf(document, 'paragraph')
  return blocks.map(textOf).filter(Boolean)
}

function nodesOf(node: RichNode, nodeType: string): RichNode[] {
  if (node.nodeType === nodeType) return [node]
  return (node.content ?? []).flatMap((child) => nodesOf(child, nodeType))
}

const textOf = (node: RichNode): string => node.value ?? (node.content ?? []).map(textOf).join('').trim()
