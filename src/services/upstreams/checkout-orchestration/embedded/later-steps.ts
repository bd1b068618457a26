import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { type Afterwards, afterwardsOf } from '~/services/domain/plans/afterwards.rules'
import { boxSteps, type ChargeStep, chargeSteps, chargesAfter } from '~/services/domain/plans/later-charges.rules'
import { layOut } from '~/services/domain/plans/layout.rules'
import type { Invoice } from './checkout.tables'

/** The day of the order, from which its subscription is laid out; null while there is none. */
export const orderDayOf = ({ made }: Pick<Invoice, 'made'>) =>
  made.order ? shopDay(Date.parse(made.order.created_at)) : null

/** What is charged after this order, as the engine will bill it (decided: E-113). */
export const laterStepsOf = (invoice: Invoice, epochMs: number): ChargeStep[] => [
  ...kitSteps(invoice, epochMs),
  ...boxStepsOf(invoice, epochMs),
]

/** How each thing that lasts goes on. */
export const afterwardsIn = (invoice: Invoice, epochMs: number): Afterwards[] => [
  ...invoice.payload.subscriptions.map(({ size }) =>
    afterwardsOf({ paid: size, isLast: kitSteps(invoice, epochMs).length === 0 }),
  ),
  ...invoice.payload.subscription_plans.map(() => 'boxes' as const),
]

const boxStepsOf = (invoice: Invoice, epochMs: number): ChargeStep[] =>
  invoice.lines
    .filter(({ kind }) => kind === 'plan')
    .flatMap(({ price: amountCents }) =>
      boxSteps({
        orderedOn: orderDayOf(invoice) ?? shopDay(epochMs),
        price: { amountCents, currency: invoice.currency },
      }),
    )

const kitSteps = (invoice: Invoice, epochMs: number): ChargeStep[] =>
  invoice.payload.subscriptions.flatMap(({ starting_kit_anchor, child, payment_option, size, add_ons, ...first }) =>
    chargeSteps(
      chargesAfter({
        startingKit: starting_kit_anchor,
        birthDate: child.birthday,
        orderedOn: orderDayOf(invoice) ?? shopDay(epochMs),
        firstKit: first.first_kit,
        firstOn: first.first_on,
        plan: { paymentOption: payment_option, size, hasBooks: add_ons.length > 0 },
        currency: invoice.currency,
      }),
    ),
  )

type KitDays = { first: CivilDate | null; next: CivilDate | null }

/** When the bought kits come: the first one where that is later than the order (decided: E-111), and the one after it. */
export function kitDaysOf(invoice: Invoice, epochMs: number): KitDays {
  const [bought] = invoice.payload.subscriptions
  if (!bought) return { first: null, next: null }
  const orderedOn = orderDayOf(invoice) ?? shopDay(epochMs)
  const [first, next] = layOut({
    birthDate: bought.child.birthday,
    startingKit: bought.starting_kit_anchor,
    orderedOn,
    firstKit: bought.first_kit,
    firstOn: bought.first_on,
    prepaid: bought.size,
    isPartial: false,
  })
  return { first: first && first.date > orderedOn ? first.date : null, next: next?.date ?? null }
}
