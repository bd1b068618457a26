const STATE = '$_TSR.router='
/** A text, which may say anything, or a reference, which is set or read. */
const REFERENCE = /"(?:[^"\\]|\\.)*"|(=>)?\$R\[(\d+)\](=?)/g
const READ = /\$R\[(\d+)\](?!=)/g

/**
 * The state that a document hands over to its application names every object, `a:$R[7]={…}`, so that another place can
 * refer to it. Names that nothing refers to are left out, a seventh of the state. `html` is a document that is there to
 * its end: what still came could refer to any.
 */
export function withoutIdleReferences(html: string): string {
  const begin = html.indexOf(STATE)
  const end = html.indexOf('</script>', begin)
  if (begin < 0 || end < 0) return html
  const read = new Set(Array.from(html.slice(begin).matchAll(READ), ([, id]) => id))
  const state = html.slice(begin, end).replace(REFERENCE, (whole, arrow?: string, id?: string, isSet?: string) =>
    // after an arrow, braces would begin a function's body
    arrow || !isSet || read.has(id) ? whole : '',
  )
  return html.slice(0, begin) + state + html.slice(end)
}
