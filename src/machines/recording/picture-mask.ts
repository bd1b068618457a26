/**
 * Attributes without which a copy would not look like its original. Texts are in none of them: what a field holds, what
 * stands for a picture, where a link leads.
 */
const KEPT = new Set(['class', 'style', 'src', 'type', 'open', 'colspan', 'rowspan'])
/** What is chosen or typed stands between their tags. */
const FIELDS = 'select,textarea'
const BAR =
  'color:transparent;-webkit-text-fill-color:transparent;' +
  'background:linear-gradient(transparent 30%,rgb(120 110 100 / .4) 30% 78%,transparent 78%)'
/** As wide as letters are on average, so that lines break where they did. */
const LETTER = 'c'

/**
 * Leaves of a copied page the texts that are known to be nobody's. All others become bars, whoever wrote them, and every
 * field is empty: nobody has to know what of it is personal.
 */
export function mask(copy: Element, known: ReadonlySet<string>) {
  for (const field of copy.querySelectorAll(FIELDS)) field.textContent = ''
  for (const element of [copy, ...copy.querySelectorAll('*')]) strip(element)
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) hide(text, known)
}

function strip(element: Element) {
  // shapes are made of attributes
  const isShape = element instanceof SVGElement
  for (const name of element.getAttributeNames())
    if (isShape ? /^(aria|data)-/.test(name) : !KEPT.has(name)) element.removeAttribute(name)
}

function hide(text: Text, known: ReadonlySet<string>) {
  const shown = maskedText(text.data, known)
  if (shown === text.data) return
  text.data = shown
  if (text.parentElement instanceof SVGElement) return
  const bar = document.createElement('span')
  bar.setAttribute('style', BAR)
  text.replaceWith(bar)
  bar.append(text)
}

/** The text itself where it is known, or a mere sign; else only where its words begin and end. */
export const maskedText = (text: string, known: ReadonlySet<string>): string =>
  known.has(spaced(text)) || !/[\p{L}\p{N}]/u.test(text) ? text : text.replace(/\S/gu, LETTER)

export const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The messages that hold no value of a page: one that does is compiled to a list. */
export function textsIn(messages: unknown, found = new Set<string>()): Set<string> {
  if (typeof messages === 'string') found.add(spaced(messages))
  else if (!Array.isArray(messages)) for (const inner of Object.values(Object(messages))) textsIn(inner, found)
  return found
}
