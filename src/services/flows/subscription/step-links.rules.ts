import type { PlanChoice, SubscriptionMemory } from './subscription.contract'

/** The steps of the subscription, in the order of decision E-14; each is a page. */
export type Step = 'childInfo' | 'paymentOptions' | 'orderReview'

const PATHS: Record<Step, string> = {
  childInfo: '/pages/subscription-v3/child-info',
  paymentOptions: '/pages/subscription-v3/payment-options',
  orderReview: '/pages/subscription-v3/order-review',
}

/** The part of the first page that asks when the first kit comes (decided: E-111). */
export const FIRST_KIT_ID = 'first-kit'

/** What a code on a box brought into the address (S-023, S-208; decided: E-07). */
export type BoxCode = { qrTargetProduct?: string; qr_data?: string }

/** What goes along in the address from step to step; nothing personal (decided: E-89). */
export type FlowQuery = BoxCode & {
  /** 'true': bought for somebody else (decided: E-94) */
  gift?: string
  /** 'true': straight to the review, with `size` kits paid in advance and these add-ons (S-022) */
  simplifiedSubflow?: string
  size?: string
  addOns?: string
}

export const FLOW_QUERY = ['qrTargetProduct', 'qr_data', 'gift', 'simplifiedSubflow', 'size', 'addOns'] as const
const LONGEST = 200

/** The flow's part of a query: only texts, bounded. */
export const flowQueryOf = (search: Record<string, unknown>): FlowQuery =>
  Object.fromEntries(
    FLOW_QUERY.flatMap((name) => {
      const value = search[name]
      const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
      return typeof text === 'string' && text.length <= LONGEST ? [[name, text]] : []
    }),
  )

/** A page's address with what goes along. */
export function withFlowQuery(path: string, query: FlowQuery): string {
  const search = new URLSearchParams(Object.entries(flowQueryOf(query))).toString()
  return `${path}${search && `?${search}`}`
}

/** A step's address, prefix and all. */
export const stepHref = (step: Step, { prefix, ...query }: FlowQuery & { prefix: string }) =>
  withFlowQuery(`${prefix}${PATHS[step]}`, query)

/** The first step for a child of the account (A-100). */
export const childHref = ({ prefix, childUuid }: { prefix: string; childUuid: string }) =>
  `${stepHref('childInfo', { prefix })}?childUuid=${childUuid}`

export const isGiftFlow = ({ gift }: FlowQuery, memory: SubscriptionMemory) => gift === 'true' || memory.gift !== null

/** The sizes of the catalogue's offers, as an address may name them. */
const SUBFLOW_SIZE = /^(?:[2-9]|1\d|2[0-2])$/
const BOOKS = 'books_addon'

/** S-022: what the simplified subflow has chosen already; null: it is not that one, or its size makes no sense. */
export function subflowOf({ simplifiedSubflow, size = '', addOns = '' }: FlowQuery): PlanChoice | null {
  if (simplifiedSubflow !== 'true' || !SUBFLOW_SIZE.test(size)) return null
  const hasBooks = addOns.split(',').some((addOn) => addOn === BOOKS || addOn === 'books')
  return { paymentOption: 'pay-up-front', size: Number(size), hasBooks }
}
