import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutSend } from '~/machines/checkout/checkout/checkout.connect'
import { regionOf } from '~/services/domain/locale'
import { type Currency, formatMoney } from '~/services/domain/money/money'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import { RIGHTS } from '~/services/domain/rights/rights.rules'
import { Button } from '../ui/button'
import type { ShownCheckout } from './checkout-props'
import { BackButton } from './form-frame'
import { LaterOfCheckout, useFirstKitWords } from './later-of-checkout'
import { LawLinks } from './law-links'
import { actions, patience, pay, price, remark, root, sum, term, terms, termsTitle, today } from './review-step.styles'

type ReviewStepProps = { checkout: ShownCheckout; prefix: string; isPaying: boolean; send: CheckoutSend }

const LASTING: readonly string[] = ['subscription', 'addOn', 'plan']

/** The last look: what is paid with VAT and delivery, what lasts and how it ends, and the button that obliges to pay. */
export function ReviewStep({ checkout, prefix, isPaying, send }: ReviewStepProps) {
  const locale = useLocale()
  const t = useTranslations('checkout.review')
  const money = (amountCents: number) => formatMoney({ amountCents, currency: checkout.currency_code }, locale)
  const tax = money(checkout.tax)
  const rights = rightsOf(checkout.currency_code)
  return (
    <div className={root} aria-busy={isPaying || undefined}>
      <div className={sum}>
        <p className={today}>{t('today', { total: money(checkout.total) })}</p>
        <p className={remark}>
          {checkout.taxes_included
            ? t('vat', { name: taxNameOf(checkout.currency_code), rate: checkout.tax_rate, tax })
            : t('salesTax', { tax })}
        </p>
      </div>
      <Terms checkout={checkout} money={money} />
      <div className={actions}>
        <span className={pay}>
          <Button isFull size="lg" isBusy={isPaying} disabled={isPaying} onClick={() => send({ type: 'PAY' })}>
            {t(rights.isObliging ? 'pay' : 'payNow')}
          </Button>
        </span>
        <p className={patience} role="status">
          {isPaying && t('paying')}
        </p>
        {!isPaying && <BackButton onBack={() => send({ type: 'BACK' })} />}
      </div>
      <p className={remark}>
        {t('withdraw', { region: rights.region, returns: rights.returns, withdrawal: rights.withdrawal })}
      </p>
      <LawLinks prefix={prefix} currency={checkout.currency_code} />
    </div>
  )
}

/** What the sentence on sending things back is about, where prices are in this currency. */
function rightsOf(currency: Currency) {
  const region = regionOf(currency)
  const { returnDays, withdrawalDays } = RIGHTS[region]
  // the laws that let one withdraw are those that want the button to say that it obliges to pay
  return { region, returns: returnDays, withdrawal: withdrawalDays ?? 0, isObliging: withdrawalDays !== null }
}

type TermsProps = { checkout: ShownCheckout; money: (amountCents: number) => string }

function Terms({ checkout, money }: TermsProps) {
  const t = useTranslations('checkout.review')
  const firstKit = useFirstKitWords(checkout)
  const lasting = checkout.lines.filter(({ kind }) => LASTING.includes(kind))
  if (lasting.length === 0) return null
  return (
    <div className={terms}>
      <h3 className={termsTitle}>{t('termsTitle')}</h3>
      {lasting.map(({ sku, title, details, total }) => (
        <p key={sku} className={term}>
          <span>{[title, ...details].join(' · ')}</span>
          <span className={price}>{money(total)}</span>
        </p>
      ))}
      {firstKit && <p>{firstKit}</p>}
      <LaterOfCheckout checkout={checkout} />
      {checkout.afterwards.map((each) => (
        <p key={each}>{t(`afterwards.${each}`)}</p>
      ))}
    </div>
  )
}
