import { createContext, runInContext } from 'node:vm'
import { scriptsIn } from './executable'

type Query = { state: { data?: unknown } }
type Hydrated = {
  router?: { matches: { l?: unknown }[]; dehydratedData?: { query?: { initial?: Query[] } } }
}

/** What a document hands over to its application: the data of its routes' loaders, and what its cache has read. */
export function hydratedIn(html: string): unknown[] {
  const window: { $_TSR?: Hydrated; [name: string]: unknown } = {
    document: { currentScript: { remove: () => {} }, querySelectorAll: () => [], addEventListener: () => {} },
  }
  window.self = window
  window.ReadableStream = ReadableStream
  const context = createContext(window)
  for (const { text } of scriptsIn(html).filter(({ text }) => text.includes('$_TSR'))) runInContext(text, context)
  const router = window.$_TSR?.router
  if (!router) throw new Error('the document hands nothing over')
  const answers = router.dehydratedData?.query?.initial?.map(({ state }) => state.data) ?? []
  return [...router.matches.map(({ l }) => l), ...answers]
}

/** Where values stand in it; places in lists are alike. */
export function pathsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => pathsIn(each, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, at === '' ? name : `${at}.${name}`))
}
