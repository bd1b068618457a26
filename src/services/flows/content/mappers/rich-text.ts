import { z } from 'zod'
import type { RichNode } from '../parts.contract'
import type { Context } from './entry'
import { addressOf } from './link'

/** Rich text as Contentful sends it: anything may hang on `data`, and entries may be embedded. */
const WireNode = z.object({
  nodeType: z.string(),
  data: z.record(z.string(), z.unknown()).default({}),
  value: z.string().optional(),
  marks: z.array(z.object({ type: z.string() })).optional(),
  get content() {
    return z.array(WireNode).optional()
  },
})
type WireNode = z.infer<typeof WireNode>

const BLOCKS = [
  'document',
  'paragraph',
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'list-item',
  'blockquote',
  'hr',
]
const MARKS = ['bold', 'italic', 'underline', 'code']

/**
 * A rich text document cut down to what screens draw: embedded entries and assets go, unsafe links become their text,
 * own paths get the language. Null for a field without one.
 */
export function richTextOf(value: unknown, context: Context): RichNode | null {
  const read = WireNode.safeParse(value)
  if (!read.success || read.data.nodeType !== 'document') return null
  return nodesOf(read.data, context)[0] ?? null
}

function nodesOf(node: WireNode, context: Context): RichNode[] {
  const { nodeType } = node
  if (nodeType === 'text') {
    const marks = (node.marks ?? []).filter(({ type }) => MARKS.includes(type))
    return [{ nodeType, data: {}, value: node.value ?? '', marks }]
  }
  const content = (node.content ?? []).flatMap((child) => nodesOf(child, context))
  if (nodeType === 'hyperlink') {
    const uri = addressOf(String(node.data.uri ?? ''), context.locale)
    return uri === null ? content : [{ nodeType, data: { uri }, content }]
  }
  if (BLOCKS.includes(nodeType)) return [{ nodeType, data: {}, content }]
  context.skip({ reason: 'not drawn in rich text', contentType: nodeType, id: 'rich-text' })
  return content
}
