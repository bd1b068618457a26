import type { CivilDate } from '../dates/civil-date'
import { SUBSCRIPTION_DELIVERY_CENTS } from '../delivery/delivery.rules'
import { type Kit, kitOfAnchor } from '../kits/kit.rules'
import type { Currency, Money } from '../money/money'
import { bundleAgeOf, pricesIn } from '../prices/bundle.rules'
import type { PaymentPlan } from '../subscriptions/vocabulary'
import type { FirstKit } from './first-kit'
import { BOXES_AHEAD, boxDates, layOut, planOf } from './layout.rules'
import type { PlanChoice } from './plan-choice'

/** A kit that nobody has paid yet, with the day on which it comes. */
export type UnpaidBox = { anchor: string; on: CivilDate; hasBooks: boolean }

/** One payment after today's: its day, what it pays, and what it comes to. */
export type LaterCharge<Box extends UnpaidBox = UnpaidBox> = {
  on: CivilDate
  /** one kit, or those of a renewal; the first of them comes on that day */
  boxes: Box[]
  kits: Money
  /** the same kits, each paid as it comes */
  oneByOne: Money
  books: Money
  delivery: Money
  /** kits, books and delivery: what is taken from the card */
  sum: Money
}

/** `advance`: so many kits the first charge pays together, where the plan does not renew; one unless given. */
type Paying = { plan: PaymentPlan; size: number; currency: Currency; advance?: number }

/**
 * Every charge for kits that are still to be paid, in the order in which they come (decided: E-113). Where a plan renews
 * (S-279), or once with the next charge, so many of them are paid together; where fewer are left, each is paid by
 * itself.
 */
export function laterCharges<Box extends UnpaidBox>(unpaid: readonly Box[], paying: Paying): LaterCharge<Box>[] {
  const { advanceCents } = pricesIn(paying.currency)
  const charges: LaterCharge<Box>[] = []
  for (let at = 0; at < unpaid.length; ) {
    const many = togetherAt(at, paying)
    const advance = unpaid.length - at >= many ? advanceCents[many] : undefined
    const [first, ...others] = unpaid.slice(at, at + (advance ? many : 1))
    if (!first) break
    charges.push(chargeFor([first, ...others], { currency: paying.currency, advance: advance ?? null }))
    at += 1 + others.length
  }
  return charges
}

/** So many kits the charge that begins `at` one of them would pay together. */
function togetherAt(at: number, { plan, size, advance = 1 }: Omit<Paying, 'currency'>): number {
  if (plan === 'REPUF') return size
  return at === 0 ? advance : 1
}

type Priced = { currency: Currency; advance: Record<Kit['band'], number> | null }

function chargeFor<Box extends UnpaidBox>(boxes: [Box, ...Box[]], { currency, advance }: Priced): LaterCharge<Box> {
  const { kitCents, booksCents } = pricesIn(currency)
  const kits = boxes.map(({ anchor }) => kitIn(anchor))
  const one = (kit: Kit) => kitCents[bundleAgeOf(kit)]
  const own = sumOf(kits, (kit) => (advance ? advance[kit.band] : one(kit)))
  const books = sumOf(boxes, ({ hasBooks }) => (hasBooks ? (booksCents ?? 0) : 0))
  const delivery = SUBSCRIPTION_DELIVERY_CENTS * boxes.length
  const money = (amountCents: number): Money => ({ amountCents, currency })
  return {
    on: boxes[0].on,
    boxes,
    kits: money(own),
    oneByOne: money(sumOf(kits, one)),
    books: money(books),
    delivery: money(delivery),
    sum: money(own + books + delivery),
  }
}

const sumOf = <T>(each: readonly T[], cents: (one: T) => number) => each.reduce((sum, one) => sum + cents(one), 0)

function kitIn(anchor: string): Kit {
  const kit = kitOfAnchor(anchor)
  if (!kit) throw new Error(`${anchor} is no kit and has no price`)
  return kit
}

type Ordered = {
  startingKit: string
  birthDate: CivilDate
  orderedOn: CivilDate
  /** of a child who is not born yet; now unless given */
  firstKit?: FirstKit | undefined
  /** the first kit follows others of the child, and comes on this day */
  firstOn?: CivilDate | null | undefined
  plan: PlanChoice
  currency: Currency
}

/** What is charged after an order, from the schedule that it is laid out with. A gift is paid whole: it has none. */
export function chargesAfter({ plan, currency, ...order }: Ordered): LaterCharge[] {
  const { size, hasBooks, paymentOption } = plan
  const laid = layOut({ ...order, prepaid: size, isPartial: false })
  const unpaid = laid.filter(({ billing_status }) => billing_status === 'awaiting_payment')
  const boxes = unpaid.map(({ anchor, date }): UnpaidBox => ({ anchor, on: date, hasBooks }))
  return laterCharges(boxes, { plan: planOf(paymentOption), size, currency })
}

/** Charges that are alike, in one sentence: from which day, how often and for how many kits or boxes, each of which sum. */
export type ChargeStep = {
  of: 'kits' | 'boxes'
  on: CivilDate
  times: number
  /** that one charge pays */
  kits: number
  /** between two kits */
  months: number
  hasBooks: boolean
  sum: Money
}

/** Charges in a row that come to the same for as many kits are one step; the first birthday begins another. */
export function chargeSteps(charges: readonly LaterCharge[]): ChargeStep[] {
  const steps: ChargeStep[] = []
  for (const charge of charges) {
    const step = stepOf(charge)
    const last = steps.at(-1)
    if (last && isAlike(last, step)) last.times += 1
    else steps.push(step)
  }
  return steps
}

const stepOf = ({ on, boxes, books, sum }: LaterCharge): ChargeStep => ({
  of: 'kits',
  on,
  times: 1,
  kits: boxes.length,
  months: Math.max(...boxes.map(({ anchor }) => kitIn(anchor).monthsSpan)),
  hasBooks: books.amountCents > 0,
  sum,
})

/** Boxes of the reading club: one a month at one price, as many as are laid out ahead. */
export function boxSteps({ orderedOn, price }: { orderedOn: CivilDate; price: Money }): ChargeStep[] {
  const [on] = boxDates(orderedOn, 1, 1)
  const amountCents = price.amountCents + SUBSCRIPTION_DELIVERY_CENTS
  const one = { of: 'boxes', kits: 1, months: 1, hasBooks: false, sum: { ...price, amountCents } } as const
  return on ? [{ ...one, on, times: BOXES_AHEAD - 1 }] : []
}

const isAlike = (one: ChargeStep, other: ChargeStep) =>
  one.kits === other.kits && one.months === other.months && one.sum.amountCents === other.sum.amountCents
