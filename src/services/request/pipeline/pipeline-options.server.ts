import { env } from '~/services/platform/env/env.server'
import { countRequest } from './limit-request'
import { houseHosts, houseOrigins } from './origins.server'
import type { Door } from './pipeline.server'
import { houseHeaders } from './security-headers.server'

/** The front door as this process is configured, without what stands behind it. */
export function doorOptions(): Omit<Door, 'answer'> {
  const { publicOrigin, CHECKOUT_HOST, SHOP_HOST, COGNITO_BASE_URL, TRUSTED_PROXIES } = env()
  return {
    count: countRequest,
    headers: houseHeaders({
      isDev: import.meta.env.DEV,
      isTls: publicOrigin.startsWith('https:'),
      formHosts: [CHECKOUT_HOST, SHOP_HOST],
      connectHosts: [COGNITO_BASE_URL && new URL(COGNITO_BASE_URL).origin],
    }),
    hosts: houseHosts(),
    origins: houseOrigins(),
    trustedProxies: TRUSTED_PROXIES,
  }
}
