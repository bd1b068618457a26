import { shared } from '~/services/platform/process/shared.server'
import type { Documents } from './documents.server'

const registered = () => shared('documents', () => new Set<Documents>())

export const registerDocuments = (documents: Documents) => registered().add(documents)

/** Forgets kept documents, all or by path: called when content, prices, stock or flags have a new revision. */
export function purgeDocuments(match?: (target: string) => boolean) {
  for (const documents of registered()) documents.purge(match)
}
