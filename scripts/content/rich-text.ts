/** A node of Contentful's rich text. */
export type RichNode = {
  nodeType: string
  data: { uri?: string }
  value?: string
  marks?: { type: string }[]
  content?: RichNode[]
}

/**
 * Lines of the seed to a rich text document: "## " a heading, "- " an item of a list, anything else a paragraph;
 * inside them **bold** and [links](to somewhere).
 */
export function richText(lines: readonly string[]): RichNode {
  const content: RichNode[] = []
  for (const line of lines) {
    const last = content.at(-1)
    if (line.startsWith('- ')) {
      const item = block('list-item', [block('paragraph', inline(line.slice(2)))])
      if (last?.nodeType === 'unordered-list') last.content?.push(item)
      else content.push(block('unordered-list', [item]))
    } else if (line.startsWith('## ')) content.push(block('heading-2', inline(line.slice(3))))
    else content.push(block('paragraph', inline(line)))
  }
  return block('document', content)
}

const block = (nodeType: string, content: RichNode[], data: RichNode['data'] = {}): RichNode => ({
  nodeType,
  data,
  content,
})

const text = (value: string, marks: { type: string }[] = []): RichNode => ({ nodeType: 'text', data: {}, value, marks })

function inline(line: string): RichNode[] {
  const parts = line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).filter((part) => part !== '')
  return parts.map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link?.[1] && link[2]) return block('hyperlink', [text(link[1])], { uri: link[2] })
    const bold = /^\*\*([^*]+)\*\*$/.exec(part)
    return bold?.[1] ? text(bold[1], [{ type: 'bold' }]) : text(part)
  })
}
