import { lateness } from '../clock/lateness'
import type { Handler } from './embedded.server'
import { hostedAt } from './own-services.server'
import type { AskService, ServiceName } from './service-deps'

const DEADLINE_MS = 8000

type Asking = { handlers: () => Record<ServiceName, Handler>; origin: string; token: string }

/** How an embedded upstream asks one of the shop's own services: in process where that one is embedded too, else where it is hosted. */
export const createAskService =
  ({ handlers, origin, token }: Asking): AskService =>
  async (name, { method = 'GET', path, body, key }) => {
    const late = lateness(DEADLINE_MS)
    const hosted = hostedAt(name)
    const request = new Request(`${hosted ?? `${origin}/${name}`}${path}`, {
      method,
      redirect: 'error',
      signal: late.signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    try {
      const answer = await (hosted ? fetch(request) : handlers()[name](request))
      // whoever asked reads it in time, too
      const bytes = answer.body && (await answer.arrayBuffer())
      return new Response(bytes, answer)
    } finally {
      late.end()
    }
  }

/** A service's handler knows only the paths of its contract; in this process each stands below its name. */
export const belowName =
  (name: ServiceName, handler: Handler): Handler =>
  (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`/${name}/`)) return handler(request)
    url.pathname = url.pathname.slice(name.length + 1)
    return handler(new Request(url, request))
  }

/** 'GET /users/:id/orders', for fault rules: ids have no place in one. */
export function serviceOperation(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/[a-z]+-?[a-z]*(?=\/)/, '')
  return `${request.method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/orders\/)[^/]+/g, ':id')}`
}
