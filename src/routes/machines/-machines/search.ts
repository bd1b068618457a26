const LONGEST = 200

/** What the pages of machines take of their address: a key, what is looked for, in which area, which state, which view. */
type ToolSearch = { key?: string; find?: string; area?: string; state?: string; view?: 'boxes' }

/**
 * Also for loaders: the router gives them what the root has seen of the address besides, whatever was refused here.
 */
export function toolSearch({ view, ...search }: Record<string, unknown>): ToolSearch {
  const kept: ToolSearch = view === 'boxes' ? { view } : {}
  for (const name of ['key', 'find', 'area', 'state'] as const) {
    const value = search[name]
    if (typeof value === 'string' && value !== '' && value.length <= LONGEST) kept[name] = value
  }
  return kept
}
