import { useTranslations } from 'use-intl'
import type { PaymentOptionsView } from '~/machines/subscription/payment-options/payment-options.connect'
import { formatMoney } from '~/services/domain/money/money'
import { canRenew, renewalsOf } from '~/services/domain/plans/plan-price.rules'
import { Badge } from '../ui/badge'
import { Choice } from '../ui/choice'
import { group, legend } from '../ui/choice.styles'
import { OldPrice, Price } from '../ui/price'
import { details, remark, today, unit } from './payment-options.styles'

type ChoiceProps = {
  view: PaymentOptionsView
  locale: string
  isGift: boolean
  /** the one that comes first included */
  kitsLeft: number
  onPick: (planId: string) => void
  onRenew: (renews: boolean) => void
  onBooks: (hasBooks: boolean) => void
}

/** S-279: kit by kit or in advance, with the price of one kit, of today, and what is saved. */
export function PlanChoice({
  view,
  locale,
  isGift,
  kitsLeft,
  onPick,
}: Pick<ChoiceProps, 'view' | 'locale' | 'isGift' | 'kitsLeft' | 'onPick'>) {
  const t = useTranslations('payment')
  const kits = useTranslations('review')
  const nameOf = (size: number) => {
    if (isGift || kitsLeft === 1) return kits('kits', { size })
    return size === 1 ? t('paygo') : t('advance', { size })
  }
  const textOf = (size: number) => {
    if (isGift || size === kitsLeft) return t('onceText')
    return t(size === 1 ? 'paygoText' : 'advanceText')
  }
  return (
    <fieldset className={group}>
      <legend className={legend}>{t(isGift ? 'giftLegend' : 'legend')}</legend>
      {view.plans.map((plan) => (
        <Choice
          key={plan.id}
          id={plan.id}
          name="plan"
          value={plan.id}
          data-advance={canRenew(plan.size, kitsLeft) ? '' : undefined}
          checked={plan.isSelected}
          label={nameOf(plan.size)}
          badge={<Saving plan={plan} locale={locale} />}
          amount={
            <>
              <Price money={plan.perKit} locale={locale} />
              <span className={unit}>{t(plan.isMixed ? 'perKitAverage' : 'perKitShort')}</span>
            </>
          }
          onPick={() => onPick(plan.id)}
        >
          <div className={details}>
            <span>{textOf(plan.size)}</span>
            <span className={today}>
              {plan.full && <OldPrice money={plan.full} locale={locale} label={t('was')} />}
              {t('today', { price: formatMoney(plan.now, locale) })}
            </span>
          </div>
        </Choice>
      ))}
      {view.plans.some(({ full }) => full) && <p className={remark}>{t('compared')}</p>}
    </fieldset>
  )
}

/** The percentage of the kits; beside a sum that holds books, the amount (decided: E-105). */
function Saving({
  plan: { savingPercent, saved },
  locale,
}: {
  plan: PaymentOptionsView['plans'][number]
  locale: string
}) {
  const t = useTranslations('payment')
  if (!saved) return null
  const text =
    savingPercent > 0 ? t('save', { percent: savingPercent }) : t('saveAmount', { amount: formatMoney(saved, locale) })
  return <Badge tone="solid">{text}</Badge>
}

/** S-279: recurring-pay-up-front renews, pay-up-front goes on kit by kit. Asked where a plan can renew. */
export function RenewalChoice({ view, kitsLeft, onRenew }: Pick<ChoiceProps, 'view' | 'kitsLeft' | 'onRenew'>) {
  const t = useTranslations('payment')
  // of every plan: without a script nobody knows which one is picked
  const isOnce = view.plans.every(({ size }) => renewalsOf(size, kitsLeft) <= 1)
  const renewText = t(isOnce ? 'renewOnceText' : 'renewOnText')
  const renews = view.choice?.paymentOption === 'recurring-pay-up-front'
  return (
    <fieldset className={group} data-renewal="">
      <legend className={legend}>{t('renewal')}</legend>
      {[false, true].map((isRenewing) => (
        <Choice
          key={String(isRenewing)}
          id={`renews-${isRenewing}`}
          name="renews"
          value={String(isRenewing)}
          checked={renews === isRenewing}
          label={t(isRenewing ? 'renewOn' : 'renewOff')}
          onPick={() => onRenew(isRenewing)}
        >
          {isRenewing ? renewText : t('renewOffText')}
        </Choice>
      ))}
    </fieldset>
  )
}

type BooksChoiceProps = Pick<ChoiceProps, 'view' | 'locale' | 'onBooks'> & { hasBooksHere: boolean }

/** only with an English guide, and not in every region (decided: E-18); the page says why there are none. */
export function BooksChoice({ view, locale, hasBooksHere, onBooks }: BooksChoiceProps) {
  const t = useTranslations('payment')
  if (!view.books) return <p className={remark}>{t(hasBooksHere ? 'noBooks' : 'noBooksHere')}</p>
  return (
    <fieldset className={group}>
      <legend className={legend}>{t('booksLegend')}</legend>
      <Choice
        id="books"
        type="checkbox"
        name="books"
        value="true"
        checked={view.books.isSelected}
        label={t('books')}
        onPick={onBooks}
      >
        {t('booksText', { price: formatMoney(view.books.price, locale) })}
      </Choice>
    </fieldset>
  )
}
