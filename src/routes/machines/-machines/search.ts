import { isPeriod } from '~/services/flows/visitors/periods.rules'

const LONGEST = 200
/** Of an address that is led on to. */
const LONGEST_PAGE = 2048

const WORDS = ['key', 'find', 'area', 'state', 'days', 'of', 'beside', 'language', 'size', 'page'] as const

const VIEWS = ['happy', 'chart', 'coverage', 'visitors', 'boxes'] as const

/**
 * What the pages of machines take of their address: a key, what is looked for, in which area, which state, which view; of
 * visitors how many days, which variant of a flag, and which one beside it; for states of pages in which language and at
 * which size; and the page that a link leads to.
 */
type ToolSearch = Partial<Record<(typeof WORDS)[number], string>> & { view?: (typeof VIEWS)[number] }

/**
 * Also for loaders: the router gives them what the root has seen of the address besides, whatever was refused here.
 */
export function toolSearch({ view, ...search }: Record<string, unknown>): ToolSearch {
  const known = VIEWS.find((each) => each === view)
  const kept: ToolSearch = known ? { view: known } : {}
  for (const name of WORDS) {
    const value = search[name]
    if (typeof value === 'string' && value !== '' && value.length <= (name === 'page' ? LONGEST_PAGE : LONGEST))
      kept[name] = value
  }
  return kept
}

/** Of whom a page shows how often they went which way: four weeks of everybody unless said otherwise. */
export function visitorsSearch({ days, of = '', beside }: Pick<ToolSearch, 'days' | 'of' | 'beside'>) {
  const asked = Number(days)
  return { days: isPeriod(asked) ? asked : 28, of, beside: beside === 'all' ? '' : (beside ?? null) } as const
}
