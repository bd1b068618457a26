import { env } from '~/services/platform/env/env.server'
import { countRequest } from './limit-request'
import { allowedHosts, allowedOrigins } from './origins.server'
import type { PipelineOptions } from './pipeline.server'
import { securityHeaders } from './security-headers.server'

/** The request pipeline as this process is configured, without the handler at its end. */
export function pipelineOptions(): Omit<PipelineOptions, 'answer'> {
  const { publicOrigin, CHECKOUT_HOST, SHOP_HOST, COGNITO_BASE_URL, TRUSTED_PROXIES } = env()
  return {
    count: countRequest,
    headers: securityHeaders({
      isDev: import.meta.env.DEV,
      isTls: publicOrigin.startsWith('https:'),
      formHosts: [CHECKOUT_HOST, SHOP_HOST],
      connectHosts: [COGNITO_BASE_URL && new URL(COGNITO_BASE_URL).origin],
    }),
    hosts: allowedHosts(),
    origins: allowedOrigins(),
    trustedProxies: TRUSTED_PROXIES,
  }
}
