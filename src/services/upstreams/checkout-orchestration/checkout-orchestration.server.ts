import { ok, type Result } from '~/services/domain/result'
import type { Answer, Call, Http } from '~/services/platform/http/http.server'
import { accountRefusal } from '~/services/platform/wire/account-refusal'
import { askErasure } from '~/services/platform/wire/erasing-calls'
import type { ErasureError } from '~/services/platform/wire/erasure.contract'
import { asService, ownService } from '~/services/platform/wire/own-services.server'
import { IDEMPOTENCY_HEADER, WireError } from '~/services/platform/wire/wire.contract'
import {
  ActivatedAnswer,
  type ActivateGift,
  type Card,
  type Checkout,
  CheckoutAnswer,
  type CheckoutChange,
  type CheckoutError,
  type CheckoutPayload,
  type CheckoutSource,
  type CompleteCheckout,
  ContinueAnswer,
  type GiftActivation,
  GiftActivationAnswer,
  StartAnswer,
} from './checkout-orchestration.contract'
import type { NewCheckoutErasure } from './erasure.contract'
import { type KeptCard, KeptCardAnswer } from './kept-card.contract'
import { type OwnGift, OwnGiftsAnswer } from './own-gifts.contract'
import { type CheckoutData, CheckoutDataAnswer } from './personal-data.contract'
import { type StartingProduct, StartingProductAnswer, type StartingProductQuery } from './starting-product.contract'
import {
  DeclarationAnswer,
  type NewDeclaration,
  type NewWithdrawal,
  type Withdrawal,
  WithdrawalAnswer,
} from './withdrawal.contract'

type Answered<T> = Promise<Result<T, CheckoutError>>
/** A person's own, or our server's. */
type As = { authorization: string }

/**
 * Writes end after 8 s and are not tried again by themselves: their outcome is unknown then, and whoever asks again with
 * the same key finds out.
 */
type CheckoutClient = {
  start(starting: { source: CheckoutSource; payload: CheckoutPayload; key: string }): Answered<string>
  read(uuid: string): Answered<Checkout>
  change(uuid: string, change: CheckoutChange): Answered<Checkout>
  complete(uuid: string, payment: CompleteCheckout & { key: string }): Answered<Checkout>
  goOn(uuid: string, userUuid: string | null): Answered<{ uuid: string; path: string }>
  /** Looks at a card without charging it. */
  keepCard(asked: { card: Card; key: string }): Answered<KeptCard>
  startingProduct(query: StartingProductQuery): Answered<StartingProduct | null>
  /** `as`: null for a guest, who may look and not redeem (decided: E-94) */
  gift(code: string, as: As | null): Answered<GiftActivation>
  activateGift(code: string, redeeming: ActivateGift & { key: string; as: As }): Answered<Activated>
  /** Withdraws from an order of that person. */
  withdraw(asked: NewWithdrawal & { as: As }): Answered<Withdrawal>
  /** Notes that somebody withdraws from the order of that number and email (decided: E-101); says nothing of the order. */
  declareWithdrawal(declared: NewDeclaration & { key: string }): Answered<{ declared_at: string }>
  /** what the person has given (decided: E-78) */
  ownGifts(as: As): Answered<OwnGift[]>
  /** all that is kept of the person's checkouts */
  personalData(as: As): Answered<CheckoutData>
  /** Nothing of this person is kept any more; the receipt is on its way. */
  erase(asked: NewCheckoutErasure): Promise<Result<null, ErasureError>>
}
export type Activated = { subscription_uuid: string; child_uuid: string }

const ROOT = '/api/v1/checkout_orchestration'

/** The checkout orchestration (S-007), hosted or embedded, asked in our server's name: who may see what is decided before. */
function createCheckoutClient(http: Http, service: () => As = asService): CheckoutClient {
  const at = (uuid: string) => `${ROOT}/${encodeURIComponent(uuid)}`
  const write = (call: Omit<Call, 'headers'> & { key?: string }) => ({
    ...call,
    isRepeatable: false,
    headers: { ...service(), ...(call.key ? { [IDEMPOTENCY_HEADER]: call.key } : {}) },
    refusal,
  })
  const checkout = async (call: Omit<Call, 'headers'> & { key?: string }): Answered<Checkout> =>
    mapped(await http.read({ ...write(call), schema: CheckoutAnswer }), (answer) => answer.checkout)
  return {
    ...giftCalls(http, service),
    ...{ ...withdrawalCalls(http, service), ...privacyCalls(http, service) },
    async start({ source, payload: body, key }) {
      const call = { method: 'POST', path: `${ROOT}/start_checkout`, query: { source }, body, key } as const
      const answer = await http.read({ ...write({ ...call, operation: 'startCheckout' }), schema: StartAnswer })
      return mapped(answer, ({ uuid }) => uuid)
    },
    async read(uuid) {
      const call = { path: at(uuid), operation: 'readCheckout', headers: service(), refusal }
      return mapped(await http.read({ ...call, schema: CheckoutAnswer }), (answer) => answer.checkout)
    },
    change: (uuid, body) => checkout({ method: 'PATCH', path: at(uuid), body, operation: 'changeCheckout' }),
    complete: (uuid, { key, ...body }) =>
      checkout({ method: 'POST', path: `${at(uuid)}/complete`, body, key, operation: 'completeCheckout' }),
    async goOn(uuid, user_uuid) {
      const call = { method: 'POST', path: `${at(uuid)}/continue`, body: { user_uuid } } as const
      return http.read({ ...write({ ...call, operation: 'continueCheckout' }), schema: ContinueAnswer })
    },
    async keepCard({ card, key }) {
      const call = { method: 'POST', path: `${ROOT}/cards`, body: { card }, key, operation: 'keepCard' } as const
      return mapped(await http.read({ ...write(call), schema: KeptCardAnswer }), (answer) => answer.card)
    },
    async startingProduct(query) {
      const path = '/api/v1/orchestration_subflow/starting_product'
      const call = { path, query, operation: 'startingProduct', headers: service(), refusal }
      return mapped(await http.read({ ...call, schema: StartingProductAnswer }), (answer) => answer.starting_product)
    },
  }
}

function giftCalls(http: Http, service: () => As): Pick<CheckoutClient, 'gift' | 'activateGift' | 'ownGifts'> {
  const pathOf = (code: string) => `/api/v1/gift_activations/${encodeURIComponent(code)}`
  return {
    async gift(code, as) {
      const call = { path: pathOf(code), operation: 'readGift', headers: as ?? service(), refusal }
      return mapped(await http.read({ ...call, schema: GiftActivationAnswer }), (answer) => answer.gift_activation)
    },
    async activateGift(code, { key, as, ...body }) {
      const headers = { ...as, [IDEMPOTENCY_HEADER]: key }
      const call = { method: 'POST', path: pathOf(code), body, headers, operation: 'activateGift', refusal } as const
      return http.read({ ...call, isRepeatable: false, schema: ActivatedAnswer })
    },
    async ownGifts(headers) {
      const path = '/api/v1/gift_activations'
      const call = { path, operation: 'readOwnGifts', headers, refusal: accountRefusal }
      return mapped(await http.read({ ...call, schema: OwnGiftsAnswer }), (answer) => answer.gift_activations)
    },
  }
}

const withdrawalCalls = (http: Http, service: () => As): Pick<CheckoutClient, 'withdraw' | 'declareWithdrawal'> => ({
  async withdraw({ as, ...body }) {
    const call = { method: 'POST', path: `${ROOT}/withdrawals`, body, headers: as, operation: 'withdraw' } as const
    const answer = await http.read({ ...call, isRepeatable: true, refusal, schema: WithdrawalAnswer })
    return mapped(answer, ({ withdrawal }) => withdrawal)
  },
  async declareWithdrawal({ key, ...body }) {
    const headers = { ...service(), [IDEMPOTENCY_HEADER]: key }
    const call = { method: 'POST', path: `${ROOT}/withdrawal_declarations`, body, headers } as const
    const asked = { ...call, operation: 'declareWithdrawal', isRepeatable: false, refusal }
    return mapped(await http.read({ ...asked, schema: DeclarationAnswer }), ({ declaration }) => declaration)
  },
})

const privacyCalls = (http: Http, service: () => As): Pick<CheckoutClient, 'personalData' | 'erase'> => ({
  erase: (body) => askErasure(http, { path: `${ROOT}/erasures`, headers: service(), body }),
  async personalData(headers) {
    const call = { path: `${ROOT}/personal_data`, headers, operation: 'personalData', refusal: accountRefusal }
    return mapped(await http.read({ ...call, schema: CheckoutDataAnswer }), (answer) => answer.personal_data)
  },
})

const mapped = <T, U, E>(answer: Result<T, E>, map: (value: T) => U): Result<U, E> =>
  answer.ok ? ok(map(answer.value)) : answer

/** What a status and a code of the wire mean (S-377 shows both where nothing better is known). */
function refusal({ status, body }: Answer): CheckoutError | null {
  const parsed = WireError.safeParse(body)
  const code = parsed.success ? parsed.data.error.code : 'unknown'
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 402) return { kind: 'payment', failure: code === 'card_expired' ? 'card_expired' : 'declined' }
  if (status === 404) return code === 'unknownCode' ? { kind: 'refused', status, code } : { kind: 'notFound' }
  if (status === 410) return { kind: 'gone' }
  if (status === 409 && code === 'running') return { kind: 'running' }
  if (status === 422 && code === 'needsAccount') return { kind: 'needsAccount' }
  return { kind: 'refused', status, code }
}

export const checkoutClient = async (): Promise<CheckoutClient> =>
  createCheckoutClient(await ownService('checkout-orchestration'))
