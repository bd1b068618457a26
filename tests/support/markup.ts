/** One element of a page, as React writes it: closed, in double quotes, with few entities. */
export type Element = { tag: string; attributes: Record<string, string>; children: (Element | string)[] }

const TOKEN = /<!--.*?-->|<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Reads what react-dom/server wrote. Throws where it is not whole. */
export function parseMarkup(html: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [token, slash, tag = '', attributes = '', isVoid, text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (!parent) throw new Error(`${token} closes nothing`)
    if (text !== undefined) parent.children.push(plain(text))
    else if (slash === '/' && open.pop()?.tag !== tag) throw new Error(`${token} closes something else`)
    else if (slash === '') {
      const element: Element = { tag, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!isVoid) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error('the markup is not whole')
  return root
}

/** By their names as a browser knows them: React writes some with capitals. */
const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  )

/** Everything that it says, with one blank between two words. */
export const textOf = (element: Element | string): string =>
  words(element)
    .replace(/[ \n\t]+/g, ' ')
    .trim()

const words = (element: Element | string): string =>
  typeof element === 'string' ? element : element.children.map(words).join(element.tag === 'span' ? '' : ' ')

type Wanted = { tag?: string; attributes?: Record<string, string>; text?: string }

/** All elements of a kind below one, in the order of the page; `text` is the whole of what each says. */
export function find(root: Element, { tag, attributes = {}, text }: Wanted): Element[] {
  return root.children.flatMap((child) => {
    if (typeof child === 'string') return []
    const isIt =
      (tag === undefined || child.tag === tag) &&
      Object.entries(attributes).every(([name, value]) => child.attributes[name] === value) &&
      (text === undefined || textOf(child) === text)
    return [...(isIt ? [child] : []), ...find(child, { tag, attributes, text })]
  })
}
