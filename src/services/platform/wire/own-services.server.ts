import { env } from '../env/env.server'
import { createHttp, type Http, type HttpOptions } from '../http/http.server'
import { sharedPromise } from '../process/shared.server'
import { serviceToken } from '../secrets/secret.server'
import { embedded } from './embedded.server'
import type { ServiceName } from './service-deps'
import { READS_FOR_HEADER, WireError } from './wire.contract'

/** Where a service is hosted; undefined: embedded. */
export function hostedAt(name: ServiceName): string | undefined {
  const variables = env()
  return {
    'account-manager': variables.ACCOUNT_MANAGER_BASE_URL,
    catalog: variables.CATALOG_BASE_URL,
    'subscription-manager': variables.SUBSCRIPTION_MANAGER_BASE_URL,
    'order-manager': variables.ORDER_MANAGER_BASE_URL,
    'checkout-orchestration': variables.CHECKOUT_ORCHESTRATION_BASE_URL,
    analytics: variables.ANALYTICS_BASE_URL,
  }[name]
}

/**
 * One of the shop's own services, embedded or hosted, behind deadline, retries and breaker. A 404 or 401 that is not in
 * the services' own form says nothing of what was asked for: it comes from something between, or from elsewhere.
 */
export const ownService = (name: ServiceName): Promise<Http> =>
  sharedPromise(`service ${name}`, async () => {
    const hosted = hostedAt(name)
    if (hosted) return serviceHttp({ upstream: name, baseUrl: hosted })
    const { services } = await embedded()
    return serviceHttp({ upstream: name, baseUrl: `${env().publicOrigin}/${name}`, fetch: services[name] })
  })

export const serviceHttp = (options: Pick<HttpOptions, 'upstream' | 'baseUrl' | 'fetch'>): Http =>
  createHttp({ ...options, refusalForm: WireError })

/** In our server's own name. */
export const asService = () => ({ authorization: `Bearer ${serviceToken()}` })

/** In the place of a person whose token we do not have: reads what is theirs, and changes nothing. */
export const asReaderFor = (playchartId: string) => ({ ...asService(), [READS_FOR_HEADER]: playchartId })
