import { env } from '../env.server'
import { REGIONS } from '../locale'
import { logEvent } from '../log.server'
import { shared } from '../shared.server'
import { createDocuments } from './document-cache/documents.server'
import { registerDocuments } from './document-cache/registry.server'
import { doorOptions } from './door-options.server'
import { askFramework } from './framework.server'
import { createFrontDoor } from './front-door.server'
import type { HouseHeaders } from './security-headers.server'

/** What changes an anonymous document: see docs/decisions/0003-document-cache.md. */
const SAMENESS = {
  query: ['variant', 'selected_tab', 'page'],
  personal: ['qrTargetProduct', 'qr_data', 'birth_date'],
  cookies: { region: REGIONS, consent: ['none', 'statistics', 'marketing', 'statistics.marketing'] },
}

/** The front door of this process, with the document cache and the framework behind it. */
export const houseDoor = () => shared('house-door', open)

function open() {
  const { publicOrigin, DOCUMENT_CACHE } = env()
  const options = doorOptions()
  return createFrontDoor({
    ...options,
    answer: DOCUMENT_CACHE && !import.meta.env.DEV ? keptDocuments(publicOrigin, options.headers) : askFramework,
  })
}

function keptDocuments(origin: string, { policy }: HouseHeaders) {
  const documents = createDocuments({
    ...SAMENESS,
    origin,
    policy,
    render: askFramework,
    onFailure: (error) => logEvent('documents.rendering-failed', { error }),
  })
  registerDocuments(documents)
  return documents.fetch
}
