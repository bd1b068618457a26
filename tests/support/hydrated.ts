import { createContext, runInContext } from 'node:vm'
import { scriptsIn } from './executable'

type Hydrated = { router?: { matches: { l?: unknown }[] } }

/** What a document hands over to its application: the data of its routes' loaders. */
export function hydratedIn(html: string): unknown[] {
  const window: { $_TSR?: Hydrated; [name: string]: unknown } = {
    document: { currentScript: { remove: () => {} }, querySelectorAll: () => [], addEventListener: () => {} },
  }
  window.self = window
  const context = createContext(window)
  for (const { text } of scriptsIn(html).filter(({ text }) => text.includes('$_TSR'))) runInContext(text, context)
  const matches = window.$_TSR?.router?.matches
  if (!matches) throw new Error('the document hands nothing over')
  return matches.map(({ l }) => l)
}

/** Where values stand in it; places in lists are alike. */
export function pathsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => pathsIn(each, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, at === '' ? name : `${at}.${name}`))
}
