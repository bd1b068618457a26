import { env } from '../env.server'
import { countRequest } from '../limits.server'
import { REGIONS } from '../locale'
import { logEvent } from '../log.server'
import { shared } from '../shared.server'
import { createDocuments } from './document-cache/documents.server'
import { registerDocuments } from './document-cache/registry.server'
import { askFramework } from './framework.server'
import { createFrontDoor } from './front-door.server'
import { houseHosts, houseOrigins } from './origins.server'
import { type HouseHeaders, houseHeaders } from './security-headers.server'

/** What changes an anonymous document: see docs/decisions/0003-document-cache.md. */
const SAMENESS = {
  query: ['variant', 'selected_tab', 'page'],
  personal: ['qrTargetProduct', 'qr_data'],
  cookies: { region: REGIONS, consent: ['none', 'statistics', 'marketing', 'statistics.marketing'] },
}

/** The front door of this process, with the document cache and the framework behind it. */
export const houseDoor = () => shared('house-door', open)

function open() {
  const { publicOrigin, CHECKOUT_HOST, TRUSTED_PROXIES, DOCUMENT_CACHE } = env()
  const headers = houseHeaders({
    isDev: import.meta.env.DEV,
    isTls: publicOrigin.startsWith('https:'),
    checkoutHost: CHECKOUT_HOST,
  })
  return createFrontDoor({
    count: countRequest,
    headers,
    hosts: houseHosts(),
    origins: houseOrigins(),
    trustedProxies: TRUSTED_PROXIES,
    answer: DOCUMENT_CACHE && !import.meta.env.DEV ? keptDocuments(publicOrigin, headers) : askFramework,
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
