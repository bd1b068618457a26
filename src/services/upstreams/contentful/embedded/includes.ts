import { type DocumentKind, type Json, linksIn } from './documents'
import type { Question } from './question'
import { keyOf, type Library } from './snapshot'
import type { View, Views } from './views'

type Partial = { metadata?: Json; sys?: Json; fields?: View['fields'] }

/** Keeps the selected properties only. */
export function selected(view: View, select: Question['select']): Partial {
  if (!select) return view
  const kept: Record<string, Json> = {}
  for (const [root = '', key] of select) {
    const whole: Json = root === 'sys' ? view.sys : root === 'metadata' ? view.metadata : view.fields
    if (key === undefined) kept[root] = whole
    else {
      const value = whole[key]
      const sofar = kept[root]
      const base = typeof sofar === 'object' && sofar !== null && !Array.isArray(sofar) ? sofar : {}
      if (value !== undefined) kept[root] = { ...base, [key]: value }
    }
  }
  return kept
}

type Including = {
  items: { id: string; kind: DocumentKind; fields: Json }[]
  depth: number
  library: Library
  views: Views
}

/** What the items link to, `depth` steps far, and the links that lead nowhere. */
export function included({ items, depth, library, views }: Including) {
  const found: Record<DocumentKind, View[]> = { Entry: [], Asset: [] }
  const seen = new Set(items.map((item) => keyOf(item.kind, item.id)))
  const missing = new Map<string, { kind: DocumentKind; id: string }>()
  let level = items.map((item) => item.fields)
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Json[] = []
    for (const link of level.flatMap((fields) => linksIn(fields))) {
      const key = keyOf(link.kind, link.id)
      if (seen.has(key)) continue
      seen.add(key)
      const target = library.byId.get(key)
      if (!target) missing.set(key, link)
      else {
        const view = views(target)
        found[link.kind].push(view)
        if (link.kind === 'Entry') next.push(view.fields)
      }
    }
    level = next
  }
  return { found, errors: [...missing.values()].map(notResolvable) }
}

const notResolvable = ({ kind, id }: { kind: DocumentKind; id: string }) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: kind, id },
})
