import { randomUUID } from 'node:crypto'
import { NewReadingSubscription, NewSubscription } from '~/services/subscription-manager/subscription-manager.contract'
import type { ServiceDeps } from '~/services/wire/service-deps'

/** What came to it, by key. */
export const asked = new Map<string, { path: string; body: unknown; uuid: string }>()

export function subscriptionStandIn(_: ServiceDeps) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const key = request.headers.get('idempotency-key') ?? ''
    const schema = pathname.startsWith('/sub_engine') ? NewReadingSubscription : NewSubscription
    const parsed = schema.safeParse(await request.json())
    if (!parsed.success)
      return Response.json({ error: { code: 'invalid', message: parsed.error.message } }, { status: 400 })
    const known = asked.get(key) ?? { path: pathname, body: parsed.data.subscription, uuid: randomUUID() }
    asked.set(key, known)
    return Response.json({ subscription: { id: known.uuid, uuid: known.uuid } }, { status: 201 })
  }
}
