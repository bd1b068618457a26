import { personOfToken } from '~/services/flows/identity/identity-services.server'
import { withFaults } from '~/services/platform/faults/faults.server'
import { serviceToken } from '~/services/platform/secrets/secret.server'
import { createAuthenticate } from '~/services/platform/wire/caller'
import { hostedAt } from '~/services/platform/wire/own-services.server'
import { type AskService, SERVICES, type ServiceDeps, type ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerHandler } from '~/services/upstreams/account-manager/embedded/account-manager.handler'
import { seedAccountManager } from '~/services/upstreams/account-manager/embedded/account-manager.seed'
import { createCatalogHandler } from '~/services/upstreams/catalog/embedded/catalog.handler'
import { seedCatalog } from '~/services/upstreams/catalog/embedded/catalog.seed'
import { createCheckoutOrchestrationHandler } from '~/services/upstreams/checkout-orchestration/embedded/checkout-orchestration.handler'
import { createOrderManagerHandler } from '~/services/upstreams/order-manager/embedded/order-manager.handler'
import { createSubscriptionManagerHandler } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.handler'
import { seedSubscriptionManager } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.seed'
import { checkoutExtras } from './checkout-services.server'

type Handler = (request: Request) => Promise<Response>

const CREATE: Record<ServiceName, (deps: ServiceDeps) => Handler> = {
  'account-manager': createAccountManagerHandler,
  catalog: createCatalogHandler,
  'subscription-manager': createSubscriptionManagerHandler,
  'order-manager': createOrderManagerHandler,
  'checkout-orchestration': (deps) => createCheckoutOrchestrationHandler({ ...deps, ...checkoutExtras() }),
}

/** The people of the seed, in each service that is embedded and still empty. Runs while no other process does. */
export async function seedServices({ db, clock, ask }: Pick<ServiceDeps, 'db' | 'clock' | 'ask'>): Promise<void> {
  if (!hostedAt('account-manager')) await seedAccountManager(db, clock)
  if (!hostedAt('catalog')) await seedCatalog(db, clock)
  // their subscriptions stand on what the other services know of them
  if (!SERVICES.some(hostedAt)) await seedSubscriptionManager({ db, clock, ask })
}

/** The shop's own services over one database. Each answers below its name; fault rules name its operation 'METHOD /path'. */
export function embeddedServices(base: Pick<ServiceDeps, 'db' | 'clock' | 'origin'>): Record<ServiceName, Handler> {
  const authenticate = createAuthenticate({ verifyIdToken: personOfToken, serviceToken: serviceToken() })
  const deps: ServiceDeps = { ...base, authenticate, ask: (name, request) => ask({ name, request, handlers, ...base }) }
  const handlers = Object.fromEntries(
    SERVICES.map((name) => [name, faulty(name, belowName(name, CREATE[name](deps)))]),
    // every name of SERVICES has its handler
  ) as Record<ServiceName, Handler>
  return handlers
}

/** How an upstream beside them asks one of these services, in our server's name. */
export const askServices =
  (handlers: Record<ServiceName, Handler>, origin: string): AskService =>
  (name, request) =>
    ask({ name, request, handlers, origin })

type Asking = {
  name: ServiceName
  request: Parameters<AskService>[1]
  handlers: Record<ServiceName, Handler>
  origin: string
}

const DEADLINE_MS = 8000

/** One service asks another: in process where that one is embedded too, else where it is hosted. */
function ask({ name, request: { method = 'GET', path, body, key }, handlers, origin }: Asking): Promise<Response> {
  const hosted = hostedAt(name)
  const request = new Request(`${hosted ?? `${origin}/${name}`}${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: {
      authorization: `Bearer ${serviceToken()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return hosted ? fetch(request) : handlers[name](request)
}

/** The handler itself knows only the paths of its contract. */
const belowName =
  (name: ServiceName, handler: Handler): Handler =>
  (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`/${name}/`)) return handler(request)
    url.pathname = url.pathname.slice(name.length + 1)
    return handler(new Request(url, request))
  }

/** 'GET /users/:id/orders': ids have no place in a rule. */
function operationOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/[a-z]+-?[a-z]*(?=\/)/, '')
  return `${request.method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`
}

const faulty = (upstream: ServiceName, handler: Handler): Handler => withFaults({ upstream, operationOf, handler })
