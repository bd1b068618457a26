import { type JSXAttributeItem, parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './sources'

const FORMS = ['form', 'FlowForm']
/** What `FlowForm` itself draws has the method that it says; that it says one is judged by its markup. */
const SAYS_ITSELF = 'src/components/ui/flow-form.tsx'

/**
 * `path:line` of each form whose fields a browser without our script would write into an address: a form of its own that names
 * no other method than GET, and a form of a flow that goes somewhere, other than by POST.
 */
export function formsByGet(files: SourceFile[]): string[] {
  return files.filter(({ path }) => path.endsWith('.tsx') && path !== SAYS_ITSELF).flatMap(byGetIn)
}

function byGetIn({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const { program } = parseSync(path, text)
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier' || !FORMS.includes(name.name)) return
      const method = textOf(attributes, 'method')
      const isKept = name.name === 'FlowForm' && method === null && textOf(attributes, 'action') === null
      if (method !== 'post' && method !== 'dialog' && !isKept)
        found.push(`${path}:${text.slice(0, start).split('\n').length}`)
    },
  }).visit(program)
  return found
}

/** What stands there as text, '' where it is reckoned; null: nothing of that name. Whatever is spread may say anything. */
function textOf(attributes: JSXAttributeItem[], asked: string): string | null {
  for (const each of attributes) {
    if (each.type === 'JSXSpreadAttribute') return ''
    if (each.name.name === asked) return each.value?.type === 'Literal' ? String(each.value.value) : ''
  }
  return null
}
