/** What a document has that selectors ask for. */
export type Present = { classes: ReadonlySet<string>; elements: ReadonlySet<string>; variables: readonly string[] }

const ELEMENT = '<'
const CLASSES = ' class="'
const VARIABLE = 'var('
const TRAIT = /<[a-zA-Z][\w-]*| class="[^"]*"|var\(--[\w-]+/g

/** The elements, classes and variables of a document as its markup writes them: equal texts need equal styles. */
export const traitsOf = (html: string): string => [...new Set(html.match(TRAIT))].join('\n')

export function presentIn(traits: string): Present {
  const lines = traits.split('\n')
  const startingWith = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []))
  return {
    classes: new Set(startingWith(CLASSES).flatMap((classes) => unescaped(classes.slice(0, -1)).split(/\s+/))),
    elements: new Set(startingWith(ELEMENT).map((element) => element.toLowerCase())),
    variables: startingWith(VARIABLE),
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
