import { useLocale, useTranslations } from 'use-intl'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { WEEKS_BEFORE_BIRTH } from '~/services/domain/plans/first-kit'
import { LaterCharges } from '../ui/later-charges'
import type { ShownCheckout } from './checkout-props'
import { termsTitle } from './review-step.styles'

/** What is charged after this order, on the page that pays and on the one that confirms (decided: E-113). */
export function LaterOfCheckout({ checkout }: { checkout: ShownCheckout }) {
  const t = useTranslations('charges')
  const { later_charges, currency_code: currency } = checkout
  if (later_charges.length === 0) return null
  const steps = later_charges.map(({ has_books: hasBooks, sum: amountCents, ...step }) => ({
    ...step,
    hasBooks,
    sum: { amountCents, currency },
  }))
  return (
    <div>
      <h3 className={termsTitle}>{t('title')}</h3>
      <LaterCharges steps={steps} />
    </div>
  )
}

type FirstKit = Pick<ShownCheckout, 'first_kit_on' | 'first_kit_follows'>

/** The first kit where it comes later than the order: of a child who is not born yet (E-111), or who has kits already. */
export function useFirstKitWords({ first_kit_on: on, first_kit_follows: follows }: FirstKit): string | null {
  const t = useTranslations('checkout')
  const locale = useLocale()
  if (on === null) return null
  const date = longDay(on, locale)
  return follows ? t('firstKitFollows', { date }) : t('firstKit', { date, weeks: WEEKS_BEFORE_BIRTH })
}
