import { serviceApp } from '../../wire/service-app'
import type { ServiceDeps } from '../../wire/service-deps'

/** The other end of the wire of ../checkout-orchestration.contract.ts. */
export function createCheckoutOrchestrationHandler({ authenticate }: ServiceDeps) {
  const app = serviceApp(authenticate)
  return async (request: Request): Promise<Response> => app.fetch(request)
}
