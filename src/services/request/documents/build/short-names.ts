import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** A class that Panda has named: nothing else begins so (`prefix` in panda.config.ts). */
const CLASS = /(?<![\w-])pc-[A-Za-z]+(?![\w-])/g
const VARIABLE = /--[\w-]+/g
/** What Panda declares by itself and preflight reads, or what only one element sets, stays as it is called. */
const TOKEN =
  /^--(?:borders|breakpoints|colors|durations|easings|fonts|radii|shadows|sizes|spacing|z-index|font-weights|line-heights)-/

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CAPITALS = LETTERS.toUpperCase()
const FURTHER = `${LETTERS}${CAPITALS}0123456789`

/** The n-th of the shortest names: `a` … `Z`, `aa` … `Z9`, `aaa` and so on. */
export function shortName(index: number, first = LETTERS + CAPITALS): string {
  if (index < first.length) return first.charAt(index)
  const before = Math.floor((index - first.length) / FURTHER.length)
  return shortName(before, first) + FURTHER.charAt((index - first.length) % FURTHER.length)
}

/** Most used first; those used as often in the order of their first use, so that equal sources make equal names. */
function shortest(used: readonly string[], first?: string): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of used) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  return new Map(names.map((name, index) => [name, shortName(index, first)]))
}

/** Short names for the classes that these texts name. */
export const shortClasses = (texts: readonly string[]) => shortest(texts.flatMap((text) => text.match(CLASS) ?? []))

/** The text with short names; a class that nobody has keeps its name. */
export const withShortClasses = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(CLASS, (name) => names.get(name) ?? name)

/**
 * The sheet with short names of classes, and of tokens that nothing outside of it names (`elsewhere`). Those begin with a
 * capital, so that none meets a custom property of a library.
 */
export function withShortNames(css: string, classes: ReadonlyMap<string, string>, elsewhere: ReadonlySet<string>) {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.selector.includes('.pc-')) rule.selector = selectorOf(rule.selector, classes)
  })
  const named: string[] = []
  root.walkDecls(({ prop, value }) => {
    named.push(...(`${prop}:${value}`.match(VARIABLE) ?? []))
  })
  const tokens = shortest(
    named.filter((name) => TOKEN.test(name) && !elsewhere.has(name)),
    CAPITALS,
  )
  const shortened = (text: string) =>
    text.replace(VARIABLE, (name) => (tokens.has(name) ? `--${tokens.get(name)}` : name))
  root.walkDecls((declaration) => {
    declaration.prop = shortened(declaration.prop)
    declaration.value = shortened(declaration.value)
  })
  return root.toString()
}

const selectorOf = (selector: string, classes: ReadonlyMap<string, string>) =>
  selectorParser((parsed) => {
    parsed.walkClasses((node) => {
      node.value = withShortClasses(node.value, classes)
    })
  }).processSync(selector)

export const variablesNamedIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(VARIABLE) ?? []))
