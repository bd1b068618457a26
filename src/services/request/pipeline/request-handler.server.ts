import { REGIONS } from '~/services/domain/locale'
import { env } from '~/services/platform/env/env.server'
import { shared } from '~/services/platform/lifecycle/shared.server'
import { logEvent } from '~/services/platform/log/log.server'
import { createDocuments } from '~/services/request/documents/cache/documents.server'
import { registerDocuments } from '~/services/request/documents/cache/registry.server'
import { askFramework } from './framework.server'
import { createFrontDoor } from './pipeline.server'
import { doorOptions } from './pipeline-options.server'
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
