import type { Part, Setting } from './sheet'
import type { Present } from './traits'

/**
 * The sheet without what can match nothing in the document, and without custom properties and keyframes that nothing
 * left in it reads. What is kept stands in the same order, so it decides the same.
 */
export function stylesFor(sheet: readonly Part[], present: Present): string {
  const parts = matching(sheet, present)
  return printed(parts, namesUsedBy(parts, present))
}

function matching(sheet: readonly Part[], present: Present): Part[] {
  const { classes, elements } = present
  return sheet.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: matching(part.parts, present) }]
    if (part.kind !== 'rule') return [part]
    const alternatives = part.alternatives.filter(
      (one) => one.classes.every((name) => classes.has(name)) && one.elements.every((name) => elements.has(name)),
    )
    return alternatives.length > 0 ? [{ ...part, alternatives }] : []
  })
}

type Names = { variables: ReadonlySet<string>; keyframes: ReadonlySet<string> }

/** A custom property counts only when something that counts reads it, and so do keyframes that it names. */
function namesUsedBy(parts: readonly Part[], present: Present): Names {
  const variables = new Set(present.variables)
  const keyframes = new Set<string>()
  const waiting = new Set(readersIn(parts))
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    for (const reader of waiting)
      if (reader.counts(variables, keyframes)) {
        waiting.delete(reader)
        hasGrown = true
        for (const name of reader.variables) variables.add(name)
        for (const name of reader.words) keyframes.add(name)
      }
  }
  return { variables, keyframes }
}

type Reader = {
  counts: (variables: ReadonlySet<string>, keyframes: ReadonlySet<string>) => boolean
  variables: readonly string[]
  /** of which any may be the name of an animation */
  words: readonly string[]
}

function readersIn(parts: readonly Part[]): Reader[] {
  return parts.flatMap((part): Reader[] => {
    if (part.kind === 'group') return readersIn(part.parts)
    if (part.kind === 'rule') return part.settings.map(readerOf)
    const { variables } = part
    if (part.kind === 'always') return [{ counts: () => true, variables, words: [] }]
    return [{ counts: (_variables, keyframes) => keyframes.has(part.name), variables, words: [] }]
  })
}

const readerOf = ({ property, text, variables }: Setting): Reader => ({
  counts: (used) => !property.startsWith('--') || used.has(property),
  variables,
  words: /^(?:--|animation)/.test(property) ? (text.match(/[\w-]+/g) ?? []) : [],
})

function printed(parts: readonly Part[], names: Names): string {
  return parts.map((part) => printedPart(part, names)).join('')
}

function printedPart(part: Part, names: Names): string {
  if (part.kind === 'always') return part.text
  if (part.kind === 'keyframes') return names.keyframes.has(part.name) ? part.text : ''
  if (part.kind === 'group') {
    const inner = printed(part.parts, names)
    return inner || part.isLayer ? `${part.head}{${inner}}` : ''
  }
  const settings = part.settings.filter(({ property }) => !property.startsWith('--') || names.variables.has(property))
  if (settings.length === 0) return ''
  return `${part.alternatives.map(({ text }) => text).join(',')}{${settings.map(({ text }) => text).join(';')}}`
}
