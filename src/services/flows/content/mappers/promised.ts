import { type Promises, withPromises } from '~/services/domain/promises/promises.rules'

/** What editors wrote, with the numbers of the rules in it. Entries may link to one another in circles. */
export function promised(value: unknown, promises: Promises, known = new Map<unknown, unknown>()): unknown {
  if (typeof value === 'string') return withPromises(value, promises)
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  if (Array.isArray(value)) {
    const list: unknown[] = []
    known.set(value, list)
    for (const each of value) list.push(promised(each, promises, known))
    return list
  }
  const copy: Record<string, unknown> = {}
  known.set(value, copy)
  for (const [key, each] of Object.entries(value)) copy[key] = promised(each, promises, known)
  return copy
}
