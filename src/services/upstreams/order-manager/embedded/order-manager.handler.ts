import { z } from 'zod'
import { NewErasure } from '~/services/platform/wire/erasure.contract'
import { once } from '~/services/platform/wire/once'
import {
  orNotFound,
  readBody,
  readId,
  readKey,
  readQuery,
  requireCaller,
  requireSelf,
  requireService,
  ServiceRefusal,
  serviceApp,
} from '~/services/platform/wire/service-app'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { DraftOrderChange, NewOrder, NewWithdrawal, OrdersChange, OrdersQuery } from '../order-manager.contract'
import { draftOrdersOf, keepDraft } from './draft-orders'
import { eraseOrders } from './erasing'
import { uuidList } from './order-manager.rules'
import { addOrder, findOrder, ordersOf, ownOrder, sendOrdersTo } from './orders'
import { orderDataOf } from './personal-data'
import { withdraw } from './withdrawing'

const LONGEST_ID = 40
const SUBSCRIPTIONS = 'metadata[subscription_uuids]'
const DraftQuery = z.strictObject({ [SUBSCRIPTIONS]: z.string().max(2000).optional() })

/** The other end of the wire of ../order-manager.contract.ts. */
export function createOrderManagerHandler(deps: ServiceDeps) {
  const app = serviceApp(deps.authenticate)
  orderRoutes(app, deps)
  withdrawalRoutes(app, deps)
  draftRoutes(app, deps)
  privacyRoutes(app, deps)
  return async (request: Request): Promise<Response> => app.fetch(request)
}

type App = ReturnType<typeof serviceApp>

function orderRoutes(app: App, { db, clock }: ServiceDeps) {
  app.post('/orders', async (c) => {
    requireService(c)
    const key = readKey(c)
    const body = await readBody(c, NewOrder)
    const work = (tx: typeof db) => addOrder({ tx, clock, order: body.order })
    return c.json({ order: await once({ db, clock, scope: 'order-manager orders', key, body, work }) }, 201)
  })
  app.get('/orders/:id', async (c) => {
    requireService(c)
    const id = c.req.param('id').slice(0, LONGEST_ID)
    return c.json({ order: orNotFound(await findOrder({ db, clock }, id)) })
  })
  app.get('/users/:uuid/orders', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const { page } = readQuery(c, OrdersQuery)
    return c.json(await ordersOf({ db, clock }, { userUuid, page }))
  })
  app.get('/users/:uuid/orders/:id', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const id = c.req.param('id').slice(0, LONGEST_ID)
    return c.json({ order: orNotFound(await ownOrder({ db, clock }, { userUuid, id })) })
  })
  app.patch('/users/:uuid/orders', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const change = await readBody(c, OrdersChange)
    return c.json({ changed: await sendOrdersTo({ db, clock }, { userUuid, change }) })
  })
}

function withdrawalRoutes(app: App, { db, clock }: ServiceDeps) {
  app.post('/orders/:id/withdrawals', async (c) => {
    requireService(c)
    const { user_uuid: userUuid, declared_at } = await readBody(c, NewWithdrawal)
    const id = c.req.param('id').slice(0, LONGEST_ID)
    const declaredAt = Math.min(Date.parse(declared_at), clock.now())
    return c.json({ order: orNotFound(await withdraw({ db, clock, id, userUuid, declaredAt })) })
  })
}

function draftRoutes(app: App, { db }: ServiceDeps) {
  app.get('/users/:uuid/draft_orders', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const asked = readQuery(c, DraftQuery)[SUBSCRIPTIONS]
    const subscriptionUuids = asked === undefined ? null : uuidList(asked)
    if (asked !== undefined && subscriptionUuids === null) throw new ServiceRefusal(400, 'invalid')
    return c.json({ draft_orders: await draftOrdersOf(db, { userUuid, subscriptionUuids }) })
  })
  app.put('/draft_orders/:uuid', async (c) => {
    requireService(c)
    const subscriptionUuid = readId(c, 'uuid')
    const change = await readBody(c, DraftOrderChange)
    if (change.draft_order !== null && change.draft_order.metadata.subscription_uuid !== subscriptionUuid)
      throw new ServiceRefusal(400, 'invalid')
    const draft = await keepDraft(db, { subscriptionUuid, change })
    if (change.draft_order !== null && draft === null) throw new ServiceRefusal(404, 'notFound')
    return c.json({ draft_order: draft })
  })
}

function privacyRoutes(app: App, { db, clock }: ServiceDeps) {
  app.post('/users/:uuid/erasures', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    const { email } = await readBody(c, NewErasure)
    await eraseOrders({ db, clock, userUuid, email })
    return c.json({ erased: true })
  })
  app.get('/users/:uuid/personal_data', async (c) => {
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    return c.json({ personal_data: await orderDataOf({ db, clock }, userUuid) })
  })
}
