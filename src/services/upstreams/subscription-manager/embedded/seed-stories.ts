import type { PaymentOption } from '~/services/domain/subscriptions/vocabulary'
import type { ItemRow } from './subscription-manager.tables'

/**
 * A play kit subscription of the seed, told backwards from the day of the seed: how long ago it began decides what has
 * come by now. `now` is what becomes of its latest box, `rest` of those that have not come.
 */
export type KitStory = {
  who: string
  /** which of the person's children */
  child: number
  kit: string
  began: { months?: number; days?: number }
  status?: 'active' | 'cancelled' | 'finished'
  option?: PaymentOption
  prepaid?: number
  isGift?: boolean
  /** a prepayment that is not followed by kits paid one by one */
  isLimited?: boolean
  hasBooks?: boolean
  now?: Partial<Pick<ItemRow, 'processStatus' | 'billingStatus' | 'shippingStatus' | 'billingError' | 'shippingError'>>
}

const UNPAID = { processStatus: 'error', billingStatus: 'error', shippingStatus: 'scheduled' } as const

/** Between them every state of the schedule's page (A-017 … A-020, E-108, A-025, A-026, A-045). */
export const KIT_STORIES: readonly KitStory[] = [
  { who: 'parent', child: 0, kit: 'kit-the-babbler', began: { months: 12 }, hasBooks: true },
  { who: 'parent', child: 1, kit: 'kit-the-charmer', began: { days: 12 } },
  { who: 'cancelled', child: 0, kit: 'kit-the-inspector', began: { months: 7 }, status: 'cancelled' },
  { who: 'finished', child: 0, kit: 'kit-the-storyteller', began: { months: 24 }, status: 'finished' },
  {
    who: 'finished',
    child: 1,
    kit: 'kit-the-babbler',
    began: { months: 26 },
    status: 'finished',
    option: 'pay-up-front',
    prepaid: 2,
    isGift: true,
  },
  {
    who: 'finished',
    child: 2,
    kit: 'kit-the-inspector',
    began: { months: 25 },
    status: 'finished',
    option: 'pay-up-front',
    prepaid: 2,
    isLimited: true,
  },
  {
    who: 'gift',
    child: 0,
    kit: 'kit-the-inspector',
    began: { days: 20 },
    option: 'pay-up-front',
    prepaid: 3,
    isGift: true,
  },
  {
    who: 'billing',
    child: 0,
    kit: 'kit-the-inspector',
    began: { months: 4 },
    now: { ...UNPAID, billingError: 'Your card has expired.' },
  },
  {
    who: 'billing',
    child: 1,
    kit: 'kit-the-babbler',
    began: { months: 6 },
    now: { ...UNPAID, billingError: 'Card was declined' },
  },
  {
    who: 'billing',
    child: 2,
    kit: 'kit-the-companion',
    began: { months: 7 },
    now: { processStatus: 'error', shippingStatus: 'error', shippingError: 'The parcel was lost on its way.' },
  },
  { who: 'prepaid', child: 0, kit: 'kit-the-senser', began: { days: 10 }, option: 'pay-up-front', prepaid: 4 },
  {
    who: 'repuf',
    child: 0,
    kit: 'kit-the-adventurer',
    began: { days: 20 },
    option: 'recurring-pay-up-front',
    prepaid: 2,
  },
]

/** Book boxes of the seed; one that began today is being processed (decided: E-52). */
export type ReadingStory = { who: string; sku: string; began: { months?: number; days?: number }; isPaused?: boolean }

export const READING_STORIES: readonly ReadingStory[] = [
  { who: 'parent', sku: 'ERC-BOX-3-4', began: { days: 100 } },
  { who: 'parent', sku: 'ERC-BOX-4-5', began: { days: 80 }, isPaused: true },
  { who: 'reader', sku: 'ERC-BOX-3-4', began: {} },
]
