import { isPeriod } from '~/services/flows/visitors/periods.rules'

const LONGEST = 200

/**
 * What the pages of machines take of their address: a key, what is looked for, in which area, which state, which view; of
 * visitors how many days, which variant of a flag, and which one beside it.
 */
type ToolSearch = {
  key?: string
  find?: string
  area?: string
  state?: string
  view?: 'boxes' | 'visitors'
  days?: string
  of?: string
  beside?: string
}

/**
 * Also for loaders: the router gives them what the root has seen of the address besides, whatever was refused here.
 */
export function toolSearch({ view, ...search }: Record<string, unknown>): ToolSearch {
  const kept: ToolSearch = view === 'boxes' || view === 'visitors' ? { view } : {}
  for (const name of ['key', 'find', 'area', 'state', 'days', 'of', 'beside'] as const) {
    const value = search[name]
    if (typeof value === 'string' && value !== '' && value.length <= LONGEST) kept[name] = value
  }
  return kept
}

/** Of whom a page shows how often they went which way: four weeks of everybody unless said otherwise. */
export function visitorsSearch({ days, of = '', beside }: Pick<ToolSearch, 'days' | 'of' | 'beside'>) {
  const asked = Number(days)
  return { days: isPeriod(asked) ? asked : 28, of, beside: beside === 'all' ? '' : (beside ?? null) } as const
}
