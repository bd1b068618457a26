import { serviceApp } from '../../wire/service-app'
import type { ServiceDeps } from '../../wire/service-deps'

/** The other end of the wire of ../account-manager.contract.ts. */
export function createAccountManagerHandler({ authenticate }: ServiceDeps) {
  const app = serviceApp(authenticate)
  return async (request: Request): Promise<Response> => app.fetch(request)
}
