import { marks, type Reading } from '~/machines/runtime/reading'
import { withBooks } from '~/services/domain/plans/plan-price.rules'
import type { paymentOptionsMachine } from './payment-options.machine'
import { choiceOf } from './payment-options.rules'

export function connectPaymentOptions(snapshot: Reading<typeof paymentOptionsMachine>) {
  const { plans, planId, hasBooks, books } = snapshot.context
  const taken = hasBooks ? books : null
  return {
    ...marks('paymentOptions', snapshot),
    /** the books of every kit are in `now`, `full` and `perKit` */
    plans: plans.map(({ id, size, perKit, isMixed, now, full, savingPercent }) => ({
      id,
      size,
      isMixed,
      isSelected: id === planId,
      perKit: withBooks(perKit, { books: taken, kits: 1 }),
      now: withBooks(now, { books: taken, kits: size }),
      full: full && withBooks(full, { books: taken, kits: size }),
      // a percentage is of kits, and never stands on a sum that holds books, too (decided: E-105)
      savingPercent: taken ? 0 : savingPercent,
      /** what is saved of the kits; books are sold at their price */
      saved: full && { ...full, amountCents: full.amountCents - now.amountCents },
    })),
    choice: choiceOf(snapshot.context),
    books: books && { price: books, isSelected: hasBooks },
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches({ choice: { choosing: 'notStored' } }),
    offers: {
      isMissing: snapshot.matches({ offers: 'missing' }) || snapshot.matches({ offers: 'asking' }),
      isAsking: snapshot.matches({ offers: 'asking' }),
    },
  }
}
export type PaymentOptionsView = ReturnType<typeof connectPaymentOptions>
