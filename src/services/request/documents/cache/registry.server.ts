import { shared } from '~/services/platform/process/shared.server'
import { observe } from '~/services/platform/telemetry/telemetry.server'
import type { Documents } from './documents.server'

const registered = () => shared('documents', () => new Set<Documents>())

export function registerDocuments(documents: Documents) {
  registered().add(documents)
  observe('playchart.documents.requests', 'documents', () => {
    const { hit, stale, miss, bypass } = documents.stats()
    const results = Object.entries({ hit, stale, miss, bypass })
    return results.map(([result, value]) => ({ value, labels: { 'playchart.cache.result': result } }))
  })
  observe('playchart.documents.size', 'documents', () => [{ value: documents.stats().bytes }])
}

/** Forgets kept documents, all or by path: called when content, prices, stock or flags have a new revision. */
export function purgeDocuments(match?: (target: string) => boolean) {
  for (const documents of registered()) documents.purge(match)
}
