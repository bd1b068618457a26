import { KITS, type Kit } from '../kits/kit.rules'
import type { Language, Region } from '../locale'
import type { Money } from '../money/money'
import { BUNDLE_PRICES, bundleAgeOf } from '../prices/bundle.rules'
import type { BundleOffer } from '../prices/bundle-offer.contract'
import { kitSaving, offerSaving } from '../prices/savings.rules'
import type { PlanChoice } from './plan-choice'
import { canRenew, PAYGO, type Plan, planIdOf } from './plan-price.rules'

/** What the page of payment options needs of the catalogue's offer. */
type PlanOffer = Pick<BundleOffer, 'size' | 'amount' | 'full_amount' | 'currency_code'>

type Asked = {
  kit: Kit
  region: Region
  offers: readonly PlanOffer[]
  isGift: boolean
  /** the kit bought alone, with which the price of a subscriber is compared; null: not sold or not known */
  single: Money | null
}

/** Kit by kit at the price of one, and the catalogue's offers of more than one. A gift is always paid in advance. */
export function plansOf({ kit, region, offers, isGift, single }: Asked): Plan[] {
  const one = onePrice(kit, region)
  const { currency } = one
  const paygo: Plan = {
    id: PAYGO,
    size: 1,
    perKit: one,
    isMixed: false,
    now: one,
    ...savingOf(one, single, kitSaving(kit, { now: one, full: single })),
  }
  const advance = offers
    .filter(({ size, currency_code }) => size > 1 && size <= kitsFrom(kit) && currency_code === currency)
    .sort((a, b) => a.size - b.size)
    .map((offer) => planOf(offer, one.amountCents !== lastPrice({ kit, region, size: offer.size })))
  return isGift ? advance : [paygo, ...advance]
}

function planOf({ size, amount, full_amount, currency_code: currency }: PlanOffer, isMixed: boolean): Plan {
  const money = (amountCents: number): Money => ({ amountCents, currency })
  const [now, full] = [money(amount), money(full_amount)]
  return {
    id: planIdOf({ size }),
    size,
    perKit: money(Math.round(amount / size)),
    isMixed,
    now,
    ...savingOf(now, full, offerSaving({ now, full })),
  }
}

type Reach = { kit: Kit; region: Region; size: number }

/** What the last one of so many kits costs by itself. */
const lastPrice = ({ kit, region, size }: Reach) => onePrice(KITS[kit.position + size - 2] ?? kit, region).amountCents

const savingOf = (now: Money, full: Money | null, savingPercent: number): Pick<Plan, 'full' | 'savingPercent'> =>
  full && full.amountCents > now.amountCents ? { full, savingPercent } : { full: null, savingPercent: 0 }

/** How many kits are still ahead, this one included. */
export const kitsFrom = ({ position }: Pick<Kit, 'position'>) => KITS.length - position + 1

/** A gift is paid in advance alone (decided: E-94), so it starts where as many kits are left as the smallest advance has. */
export const canStartGift = (kit: Pick<Kit, 'position'>) => kitsFrom(kit) >= SMALLEST_ADVANCE
const SMALLEST_ADVANCE = Math.min(
  ...Object.values(BUNDLE_PRICES).flatMap(({ advanceCents }) => Object.keys(advanceCents).map(Number)),
)

const LAST_KITS = 2

/** The kits that are left from this one on, where they are the last one or two; else []: a subscription says so (E-111). */
export const lastKits = (kit: Pick<Kit, 'position'>) => (kitsFrom(kit) <= LAST_KITS ? KITS.slice(kit.position - 1) : [])

type Books = { language: Language; region: Region; isGift: boolean }

/** The books of one kit: only in English, not with a gift, not where the region has none (E-18). */
export function booksOf({ language, region, isGift }: Books): Money | null {
  const { currency, booksCents } = BUNDLE_PRICES[region]
  return language === 'en' && !isGift && booksCents !== null ? { amountCents: booksCents, currency } : null
}

/**
 * A choice that the steps before it allow. A region or a language without books leaves them out, and what cannot renew
 * goes on kit by kit.
 */
export function allowedPlan(
  { paymentOption, size, hasBooks }: PlanChoice,
  { kit, ...books }: Books & { kit: Kit },
): PlanChoice | null {
  const isPaygo = paymentOption === 'paygo'
  if (isPaygo !== (size === 1) || size > kitsFrom(kit)) return null
  if (books.isGift && paymentOption !== 'pay-up-front') return null
  const isForNothing = paymentOption === 'recurring-pay-up-front' && !canRenew(size, kitsFrom(kit))
  return {
    paymentOption: isForNothing ? 'pay-up-front' : paymentOption,
    size,
    hasBooks: hasBooks && booksOf(books) !== null,
  }
}

/** A subscriber's price of one kit, paid as it comes. */
export function onePrice(kit: Kit, region: Region): Money {
  const { currency, kitCents } = BUNDLE_PRICES[region]
  return { amountCents: kitCents[bundleAgeOf(kit)], currency }
}
