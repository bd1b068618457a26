/** An address with something in it that only its owner knows. */
const SECRET = /[0-9a-f]{8}-[0-9a-f]{4}-|[\w-]{40,}/

/**
 * What the shop says here to somebody of whom it knows nothing. Without the network, and where the address itself is
 * a secret, nothing is known of that.
 */
export async function publicTexts(path: string): Promise<string[]> {
  if (SECRET.test(path)) return []
  const document = await fetch(path, { credentials: 'omit' }).then(
    (answer) => answer.text(),
    () => '',
  )
  return textsOf(document)
}

/** A parser would apply the document's styles, which the content security policy of this one refuses. */
export const textsOf = (html: string): string[] =>
  [...html.replace(/<(script|style)\b.*?<\/\1>/gs, '<>').matchAll(/>([^<]+)</g)].map(([, text = '']) => decoded(text))

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
