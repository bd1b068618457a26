import { type JSXAttributeItem, parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './sources'

/**
 * `path:line` of each plain button that only the application can answer, and whose press would be lost before it
 * listens: it has a handler and is not marked to be held (src/client.tsx).
 */
export function lostPresses(files: SourceFile[]): string[] {
  return files.filter(({ path }) => path.endsWith('.tsx')).flatMap(lostIn)
}

function lostIn({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const { program } = parseSync(path, text)
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'button') return
      const names = attributes.map(nameOf)
      if (names.includes('onClick') && !names.includes('data-hold'))
        found.push(`${path}:${text.slice(0, start).split('\n').length}`)
    },
  }).visit(program)
  return found
}

const nameOf = (attribute: JSXAttributeItem) =>
  attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : null
