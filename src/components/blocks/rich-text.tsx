import { createElement, Fragment, type ReactNode } from 'react'
import type { RichNode } from '~/services/flows/content/parts.contract'
import { TextLink } from '../ui/text-link'
import { prose } from './rich-text.styles'

type Tag = 'h2' | 'h3' | 'h4' | 'p' | 'ul' | 'ol' | 'li' | 'blockquote'

/** The page's own title is its one h1, so a text starts at h2. */
const TAGS: Record<string, Tag> = {
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h4',
  'heading-6': 'h4',
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
}
const MARKS: Record<string, 'strong' | 'em' | 'u' | 'code' | 'sup' | 'sub'> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
}
const BREAK = <br />
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/

/** A document of the content service as HTML; what it may not hold is left out, its words stay. */
export function RichText({ document }: { document: RichNode }) {
  return (
    <div className={prose}>
      <RichNodes nodes={document.content} />
    </div>
  )
}

/** Children by place: a document has no ids to key them by, and never changes while it is shown. */
const RichNodes = ({ nodes = [] }: { nodes?: RichNode[] }) => createElement(Fragment, null, ...nodes.map(element))

function element(node: RichNode): ReactNode {
  if (node.nodeType === 'text') return marked(node)
  if (node.nodeType === 'hr') return <hr />
  const children = <RichNodes nodes={node.content} />
  if (node.nodeType === 'hyperlink') return link(node.data.uri ?? '', children)
  const tag = TAGS[node.nodeType]
  if (!tag) return children
  return isEmptyParagraph(node) ? null : createElement(tag, null, children)
}

function link(uri: string, children: ReactNode) {
  return SAFE_LINK.test(uri) ? <TextLink href={uri}>{children}</TextLink> : children
}

/** Line breaks within a paragraph are the editor's. */
function marked({ value = '', marks = [] }: RichNode): ReactNode {
  const [first, ...rest] = value.split('\n')
  const lines = [first, ...rest.flatMap((line) => [BREAK, line])]
  return marks.reduce<ReactNode>(
    (inner, { type }) => {
      const tag = MARKS[type]
      return tag ? createElement(tag, null, inner) : inner
    },
    createElement(Fragment, null, ...lines),
  )
}

/** Contentful ends most documents with an empty paragraph. */
const isEmptyParagraph = ({ nodeType, content = [] }: RichNode) =>
  nodeType === 'paragraph' && content.every((child) => child.nodeType === 'text' && !child.value)
