import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import { ok, type Result } from '~/services/domain/result'
import type { Call, Http } from '~/services/platform/http/http.server'
import { accountRefusal } from '~/services/platform/wire/account-refusal'
import { askErasure } from '~/services/platform/wire/erasing-calls'
import type { NewErasure } from '~/services/platform/wire/erasure.contract'
import { ownService } from '~/services/platform/wire/own-services.server'
import { IDEMPOTENCY_HEADER, WireError } from '~/services/platform/wire/wire.contract'
import {
  type OpenPayment,
  OpenPaymentsAnswer,
  type PaymentRetries,
  PaymentRetriesAnswer,
} from './payment-retries.contract'
import { type SubscriptionData, SubscriptionDataAnswer } from './personal-data.contract'
import {
  type ChangedReading,
  type NewReadingChange,
  type Pause,
  PauseAnswer,
  ReadingChangeAnswer,
} from './reading-changes.contract'
import { ChangeAnswer, type ChangedSubscription, type NewChange } from './subscription-changes.contract'
import {
  type DatedSubscription,
  DatedSubscriptionsAnswer,
  DueAnswer,
  type Installment,
  InstallmentAnswer,
  type NewReadingSubscription,
  type NewSubscription,
  type PauseRelease,
  PauseReleaseAnswer,
  type ReadingSubscription,
  ReadingSubscriptionAnswer,
  ReadingSubscriptionsAnswer,
  type Subscription,
  SubscriptionAnswer,
  type SubscriptionCounts,
  SubscriptionCountsAnswer,
  type SubscriptionManagerError,
  SubscriptionsAnswer,
} from './subscription-manager.contract'

type As = { headers: { authorization: string } }
type OfUser = As & { userUuid: string }
type Answered<T> = Promise<Result<T, SubscriptionManagerError>>

type SubscriptionManagerClient = ReturnType<typeof createSubscriptionManagerClient>

/**
 * Speaks the subscription manager's wire: `unauthorised` without a living token, `notFound` for another person's things,
 * `refused` with the service's code for what it will not do.
 */
export function createSubscriptionManagerClient(http: Http) {
  return {
    ...{ ...reads(http), ...writes(http), ...changes(http), ...pauses(http) },
    ...{ ...retries(http), ...boxes(http), ...day(http), ...privacy(http) },
  }
}

const reads = (http: Http) => ({
  /** Play kits, the oldest subscription first; products in the words of `language`. */
  subscriptions: async (asked: OfUser & { language: Language }): Answered<Subscription[]> => {
    const read = await http.read({ ...subscriptionsCall(asked), schema: SubscriptionsAnswer, refusal })
    return read.ok ? ok(read.value.subscriptions) : read
  },
  /** The same, no more of them than a schedule shows. */
  datedSubscriptions: async (asked: OfUser & { language: Language }): Answered<DatedSubscription[]> => {
    const call = subscriptionsCall({ ...asked, view: 'dates' })
    const read = await http.read({ ...call, schema: DatedSubscriptionsAnswer, refusal })
    return read.ok ? ok(read.value.subscriptions) : read
  },
  /** `isFull`: without gifts, which end with what was paid. */
  counts: async ({ headers, userUuid, isFull }: OfUser & { isFull: boolean }): Answered<SubscriptionCounts> => {
    const path = `/recipient/${encodeURIComponent(userUuid)}/subscriptions_count`
    const call = { path, query: { full_subscription: isFull }, headers, operation: 'subscriptionCounts' }
    const read = await http.read({ ...call, schema: SubscriptionCountsAnswer, refusal })
    return read.ok ? ok(read.value.subscriptions_count) : read
  },
  /** Book boxes, the oldest subscription first. */
  readings: async ({ headers, userUuid }: OfUser): Answered<ReadingSubscription[]> => {
    const path = `/sub_engine/users/${encodeURIComponent(userUuid)}/subscriptions`
    const call = { path, query: { type: 'reading' }, headers, operation: 'readingSubscriptions' }
    const read = await http.read({ ...call, schema: ReadingSubscriptionsAnswer, refusal })
    return read.ok ? ok(read.value.subscriptions) : read
  },
})

const subscriptionsCall = ({
  headers,
  userUuid,
  language,
  view,
}: OfUser & { language: Language; view?: 'dates' }): Call => ({
  path: `/recipient/${encodeURIComponent(userUuid)}/subscriptions`,
  query: { fetch_prepaid_statuses: true, language, ...(view && { view }) },
  headers,
  operation: 'subscriptions',
})

type Keyed = As & { key: string }

const writes = (http: Http) => ({
  /** For our own server: one subscription per key. */
  addSubscription: async ({
    subscription,
    ...how
  }: Keyed & { subscription: NewSubscription['subscription'] }): Answered<Subscription> => {
    const call = keyed({ path: '/subscriptions', body: { subscription }, operation: 'addSubscription' }, how)
    const read = await http.read({ ...call, schema: SubscriptionAnswer, refusal })
    return read.ok ? ok(read.value.subscription) : read
  },
  /** For our own server: one subscription per key. */
  addReading: async ({
    subscription,
    ...how
  }: Keyed & { subscription: NewReadingSubscription['subscription'] }): Answered<ReadingSubscription> => {
    const call = keyed({ path: '/sub_engine/subscriptions', body: { subscription }, operation: 'addReading' }, how)
    const read = await http.read({ ...call, schema: ReadingSubscriptionAnswer, refusal })
    return read.ok ? ok(read.value.subscription) : read
  },
})

const changes = (http: Http) => ({
  /** A-031 … A-036: made once however often it is asked for; `refused` with a `ChangeRefusal`. */
  changeSubscription: async ({
    headers,
    uuid,
    change,
  }: As & { uuid: string; change: NewChange }): Answered<ChangedSubscription> => {
    const read = await http.read({
      method: 'POST',
      path: `/subscriptions/${encodeURIComponent(uuid)}/changes`,
      body: { change },
      operation: 'changeSubscription',
      headers,
      isRepeatable: true,
      schema: ChangeAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.subscription) : read
  },
})

const day = (http: Http) => ({
  /** For our own server: does what the shop's day brings. It may be told so at any time, by several at once. */
  processDue: ({ headers }: As): Answered<DueAnswer> =>
    http.read({
      method: 'POST',
      path: '/sub_engine/due',
      operation: 'processDue',
      headers,
      isRepeatable: false,
      schema: DueAnswer,
      refusal,
    }),
  /** `refused` with `notEditable` or `outsideWindow`. */
  moveInstallment: async ({
    headers,
    id,
    scheduledDate,
  }: As & { id: string; scheduledDate: CivilDate }): Answered<Installment> => {
    const read = await http.read({
      method: 'PATCH',
      path: `/installments/${encodeURIComponent(id)}`,
      body: { installment: { scheduled_date: scheduledDate } },
      operation: 'moveInstallment',
      headers,
      isRepeatable: true,
      schema: InstallmentAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.installment) : read
  },
})

const pauses = (http: Http) => ({
  /** Decided: E-93. Made once however often it is asked for; `refused` with a `BoxChangeRefusal`. */
  pause: async ({ headers, id }: As & { id: string }): Answered<Pause> => {
    const read = await http.read({
      method: 'POST',
      path: `/sub_engine/subscriptions/${encodeURIComponent(id)}/pauses`,
      operation: 'pause',
      headers,
      isRepeatable: true,
      schema: PauseAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.pause) : read
  },
  /** `refused` with `notPaused`. */
  releasePause: async ({ headers, id }: As & { id: string }): Answered<PauseRelease> => {
    const read = await http.read({
      method: 'POST',
      path: `/sub_engine/subscriptions/${encodeURIComponent(id)}/pause_releases`,
      operation: 'releasePause',
      headers,
      isRepeatable: true,
      schema: PauseReleaseAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.pause_release) : read
  },
})

const retries = (http: Http) => ({
  /** What is charged as soon as this person pays in another way. */
  openPayments: async ({ headers, userUuid }: OfUser): Answered<OpenPayment[]> => {
    const path = `/sub_engine/users/${encodeURIComponent(userUuid)}/payment_retries`
    const read = await http.read({ path, operation: 'openPayments', headers, schema: OpenPaymentsAnswer, refusal })
    return read.ok ? ok(read.value.open_payments) : read
  },
  /** For our own server: what could not be paid is charged at once, and what came of it. */
  retryPayments: async ({
    headers,
    userUuid,
    paymentLabel,
  }: As & { userUuid: string; paymentLabel: string }): Answered<PaymentRetries> =>
    http.read({
      method: 'POST',
      path: `/sub_engine/users/${encodeURIComponent(userUuid)}/payment_retries`,
      body: { payment_label: paymentLabel },
      operation: 'retryPayments',
      headers,
      isRepeatable: true,
      schema: PaymentRetriesAnswer,
      refusal,
    }),
})

const boxes = (http: Http) => ({
  /** made once however often it is asked for; `refused` with a `BoxChangeRefusal`. */
  changeReading: async ({
    headers,
    id,
    change,
  }: As & { id: string; change: NewReadingChange }): Answered<ChangedReading> => {
    const read = await http.read({
      method: 'POST',
      path: `/sub_engine/subscriptions/${encodeURIComponent(id)}/changes`,
      body: { change },
      operation: 'changeReading',
      headers,
      isRepeatable: true,
      schema: ReadingChangeAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.subscription) : read
  },
})

const privacy = (http: Http) => ({
  /** For our own server: nothing of this person is kept any more. */
  erase: ({ headers, userUuid, ...body }: As & { userUuid: string } & NewErasure) =>
    askErasure(http, { path: `/users/${encodeURIComponent(userUuid)}/erasures`, headers, body }),
  /** All that is kept of a person's subscriptions. */
  personalData: async ({ headers, userUuid }: OfUser): Answered<SubscriptionData> => {
    const path = `/users/${encodeURIComponent(userUuid)}/personal_data`
    const read = await http.read({ path, operation: 'personalData', headers, schema: SubscriptionDataAnswer, refusal })
    return read.ok ? ok(read.value.personal_data) : read
  },
})

const keyed = (call: Call, { headers, key }: Keyed): Call => ({
  ...call,
  method: 'POST',
  headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
  isRepeatable: true,
})

function refusal(answer: { status: number; body: unknown }) {
  const wrong = WireError.safeParse(answer.body)
  if (answer.status === 422 && wrong.success) return { kind: 'refused' as const, code: wrong.data.error.code }
  return accountRefusal(answer)
}

/** The subscription manager of this shop, embedded or hosted. */
export const subscriptionManager = async (): Promise<SubscriptionManagerClient> =>
  createSubscriptionManagerClient(await ownService('subscription-manager'))
