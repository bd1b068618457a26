/** What a document has that selectors ask for. */
export type Present = { classes: ReadonlySet<string>; elements: ReadonlySet<string>; variables: readonly string[] }

/** The classes as the markup writes them, elements and variables of a document: equal texts need equal styles. */
export function traitsOf(html: string): string {
  const traits = new Set<string>()
  for (const [, element, classes, variable] of html.matchAll(TRAIT))
    traits.add(element ? `<${element}` : (variable ?? ` ${classes}`))
  return [...traits].join('\n')
}
const TRAIT = /<([a-zA-Z][\w-]*)| class="([^"]*)"|var\((--[\w-]+)/g

export function presentIn(traits: string): Present {
  const lines = traits.split('\n')
  const startingWith = (mark: string) => lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : []))
  return {
    classes: new Set(startingWith(' ').flatMap((classes) => unescaped(classes).split(/\s+/))),
    elements: new Set(startingWith('<').map((element) => element.toLowerCase())),
    variables: lines.filter((line) => line.startsWith('--')),
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
