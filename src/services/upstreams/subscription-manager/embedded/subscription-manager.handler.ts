import { z } from 'zod'
import { LANGUAGES } from '~/services/domain/locale'
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
  type ServiceContext,
  ServiceRefusal,
  serviceApp,
} from '~/services/platform/wire/service-app'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { NewPaymentRetry } from '../payment-retries.contract'
import { NewReadingChange } from '../reading-changes.contract'
import { NewChange } from '../subscription-changes.contract'
import {
  InstallmentChange,
  NewReadingSubscription,
  NewSubscription,
  type SubscriptionCounts,
} from '../subscription-manager.contract'
import { NewWithdrawal } from '../withdrawal.contract'
import { changeSubscription } from './changing'
import { changeReading } from './changing-boxes'
import { sendDraftNow } from './drafts'
import { processDue } from './due'
import { eraseSubscriptions } from './erasing'
import { moveBox } from './moving'
import { addReading, addSubscription } from './new-subscription'
import { writeNoticesNow } from './notices'
import { openPayments } from './open-payments'
import { releasePause } from './pausing'
import { subscriptionDataOf } from './personal-data'
import { retryPayments } from './retrying'
import { installmentView } from './subscription-view'
import { countsOf, datedSubscriptionsOf, readingOf, readingsOf, subscriptionOf, subscriptionsOf } from './subscriptions'
import { withdrawBoxes, withdrawKits } from './withdrawing'

/** The other end of the wire of ../subscription-manager.contract.ts. */
export function createSubscriptionManagerHandler(deps: ServiceDeps) {
  const app = serviceApp(deps.authenticate)
  playKitRoutes(app, deps)
  readingRoutes(app, deps)
  paymentRoutes(app, deps)
  withdrawalRoutes(app, deps)
  installmentRoutes(app, deps)
  privacyRoutes(app, deps)
  app.post('/sub_engine/due', async (c) => {
    requireService(c)
    return c.json(await processDue(deps))
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}

type App = ReturnType<typeof serviceApp>

/** `language`: in whose words the products are. The prepaid statuses are in every answer; the wire lets a client ask for them. */
const SubscriptionsQuery = z.strictObject({
  fetch_prepaid_statuses: z.enum(['true', 'false']).optional(),
  language: z.enum(LANGUAGES).default('en'),
  view: z.literal('dates').optional(),
})

const ReadingQuery = z.strictObject({ type: z.literal('reading').optional() })

function playKitRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  app.post('/subscriptions', async (c) => {
    requireService(c)
    const key = readKey(c)
    const body = await readBody(c, NewSubscription)
    const work = (tx: typeof db) => addSubscription({ tx, clock, wanted: body.subscription })
    const uuid = await once({ db, clock, scope: 'subscription-manager subscriptions', key, body, work })
    await sendDraftNow({ db, ask }, uuid)
    const subscription = await subscriptionOf({ db, ask, uuid, language: body.subscription.selected_language })
    return c.json({ subscription: orNotFound(subscription) }, 201)
  })
  app.post('/subscriptions/:uuid/changes', async (c) => {
    const caller = requireCaller(c)
    const uuid = readId(c, 'uuid')
    const { change } = await readBody(c, NewChange)
    const owner = caller.kind === 'person' ? caller.playchartId : null
    const { status } = orNotFound(await changeSubscription({ db, clock, ask, uuid, owner, change }))
    await sendDraftNow({ db, ask }, uuid)
    await writeNoticesNow({ db, ask, clock }, uuid)
    return c.json({ subscription: { uuid, subscription_status: status } })
  })
  app.get('/recipient/:uuid/subscriptions', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const { language, view } = readQuery(c, SubscriptionsQuery)
    const read = view === 'dates' ? datedSubscriptionsOf : subscriptionsOf
    return c.json({ subscriptions: await read({ db, ask, userUuid, language }) })
  })
  app.get('/recipient/:uuid/subscriptions_count', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const { isFull, statuses } = countQuery(c.req.queries())
    const counts = await countsOf(db, { userUuid, isFull })
    return c.json({ subscriptions_count: onlyOf(counts, statuses) })
  })
}

function readingRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  app.post('/sub_engine/subscriptions', async (c) => {
    requireService(c)
    const key = readKey(c)
    const body = await readBody(c, NewReadingSubscription)
    const work = (tx: typeof db) => addReading({ tx, clock, wanted: body.subscription })
    const id = await once({ db, clock, scope: 'subscription-manager reading', key, body, work })
    return c.json({ subscription: orNotFound(await readingOf(db, id)) }, 201)
  })
  app.get('/sub_engine/users/:uuid/subscriptions', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    readQuery(c, ReadingQuery)
    return c.json({ subscriptions: await readingsOf(db, userUuid) })
  })
  app.post('/sub_engine/subscriptions/:id/pauses', async (c) => {
    const { id } = orNotFound(await changeReading({ db, clock, ...ownIn(c), change: { kind: 'pause' } }))
    await writeNoticesNow({ db, ask, clock }, id)
    return c.json({ pause: { subscription_id: id } })
  })
  app.post('/sub_engine/subscriptions/:id/changes', async (c) => {
    const own = ownIn(c)
    const { change } = await readBody(c, NewReadingChange)
    const { id, status } = orNotFound(await changeReading({ db, clock, ...own, change }))
    await writeNoticesNow({ db, ask, clock }, id)
    return c.json({ subscription: { id, status } })
  })
  app.post('/sub_engine/subscriptions/:id/pause_releases', async (c) => {
    const { id } = orNotFound(await releasePause({ db, clock, ...ownIn(c) }))
    return c.json({ pause_release: { subscription_id: id } })
  })
}

function withdrawalRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  app.post('/subscriptions/:uuid/withdrawals', async (c) => {
    requireService(c)
    const id = readId(c, 'uuid')
    const { order_id: orderId } = await readBody(c, NewWithdrawal)
    if (!(await withdrawKits({ db, clock, id, orderId }))) throw new ServiceRefusal(404, 'notFound')
    await sendDraftNow({ db, ask }, id)
    return c.json({ withdrawal: { subscription_id: id } })
  })
  app.post('/sub_engine/subscriptions/:id/withdrawals', async (c) => {
    requireService(c)
    const id = readId(c, 'id')
    const { order_id: orderId } = await readBody(c, NewWithdrawal)
    if (!(await withdrawBoxes({ db, clock, id, orderId }))) throw new ServiceRefusal(404, 'notFound')
    return c.json({ withdrawal: { subscription_id: id } })
  })
}

function paymentRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  app.get('/sub_engine/users/:uuid/payment_retries', async (c) => {
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    return c.json({ open_payments: await openPayments({ db, ask }, userUuid) })
  })
  app.post('/sub_engine/users/:uuid/payment_retries', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    const { payment_label: paymentLabel } = await readBody(c, NewPaymentRetry)
    return c.json(await retryPayments({ db, clock, ask, userUuid, paymentLabel }))
  })
}

/** Which subscription, and whose it has to be; `owner` null: our own server, for anybody. */
function ownIn(c: ServiceContext) {
  const caller = requireCaller(c)
  return { id: readId(c, 'id'), owner: caller.kind === 'person' ? caller.playchartId : null }
}

function installmentRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  app.patch('/installments/:uuid', async (c) => {
    const caller = requireCaller(c)
    const uuid = readId(c, 'uuid')
    const { installment } = await readBody(c, InstallmentChange)
    const owner = caller.kind === 'person' ? caller.playchartId : null
    const moved = orNotFound(await moveBox({ db, clock, uuid, owner, date: installment.scheduled_date }))
    if (moved.kind === 'play_kit') await sendDraftNow({ db, ask }, moved.subscriptionId)
    return c.json({ installment: installmentView(moved) })
  })
}

function privacyRoutes(app: App, { db }: ServiceDeps) {
  app.post('/users/:uuid/erasures', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    await readBody(c, NewErasure)
    await eraseSubscriptions(db, userUuid)
    return c.json({ erased: true })
  })
  app.get('/users/:uuid/personal_data', async (c) => {
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    return c.json({ personal_data: await subscriptionDataOf(db, userUuid) })
  })
}

const Status = z.enum(['active', 'cancelled', 'finished'])
/** A list is what this query is about, so that `status[]` alone may come several times (S-353). */
const CountQuery = z.strictObject({
  full_subscription: z.tuple([z.enum(['true', 'false', ''])]).optional(),
  'status[]': z
    .array(Status)
    .max(3)
    .default([...Status.options]),
})

function countQuery(queries: Record<string, string[]>) {
  const parsed = CountQuery.safeParse(queries)
  if (!parsed.success) throw new ServiceRefusal(400, 'invalid', z.prettifyError(parsed.error))
  const { full_subscription: [isFull] = ['false'], 'status[]': statuses } = parsed.data
  return { isFull: isFull !== 'false', statuses }
}

/** A status that was not asked for counts nothing. */
const onlyOf = (counts: SubscriptionCounts, statuses: readonly z.infer<typeof Status>[]): SubscriptionCounts => {
  const many = (status: z.infer<typeof Status>) => (statuses.includes(status) ? counts[status] : 0)
  return { active: many('active'), cancelled: many('cancelled'), finished: many('finished') }
}
