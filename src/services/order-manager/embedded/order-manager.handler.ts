import { serviceApp } from '../../wire/service-app'
import type { ServiceDeps } from '../../wire/service-deps'

/** The other end of the wire of ../order-manager.contract.ts. */
export function createOrderManagerHandler({ authenticate }: ServiceDeps) {
  const app = serviceApp(authenticate)
  return async (request: Request): Promise<Response> => app.fetch(request)
}
