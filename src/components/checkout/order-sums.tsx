import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { isApplied } from '~/services/domain/prices/discount-code.rules'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import { DiscountRows } from '../ui/discount-codes'
import { SavingLine, Sums } from '../ui/sums'
import { total } from '../ui/sums.styles'
import type { ShownCheckout } from './checkout-props'
import { below, later, remark } from './order-summary.styles'

/** `isChoosing`: its delivery is being chosen beside it. */
export type OrderSumsProps = { checkout: ShownCheckout; isChoosing?: boolean }

/** What it comes to; where VAT is part of the prices it is said below, else it is a line of its own. */
export function OrderSums({ checkout, isChoosing = false }: OrderSumsProps) {
  const locale = useLocale()
  const t = useTranslations('checkout.summary')
  const { currency_code: currency, needs_shipping, delivery_method } = checkout
  const sums = useTranslations('sums')
  // as long as its delivery is not chosen it is no total
  const isOpen = needs_shipping && !delivery_method
  const money = (amountCents: number) => formatMoney({ amountCents, currency }, locale)
  const codes = checkout.discount_codes.filter(isApplied).map(({ code, amount }) => ({ code, amount: money(amount) }))
  return (
    <>
      <Sums className={below}>
        {(!isOpen || checkout.discount > 0 || codes.length > 0) && (
          <>
            <dt>{isOpen ? sums('goods') : t('subtotal')}</dt>
            <dd>{money(checkout.subtotal)}</dd>
          </>
        )}
        {checkout.discount > 0 && <SavingLine label={t('saving')} amount={money(checkout.discount)} />}
        <DiscountRows discounts={codes} />
        {needs_shipping && (
          <>
            <dt>{t('delivery')}</dt>
            {delivery_method ? (
              <dd>{checkout.shipping === 0 ? t('free') : money(checkout.shipping)}</dd>
            ) : (
              <dd className={later}>{t(isChoosing ? 'deliveryNow' : 'deliveryLater')}</dd>
            )}
          </>
        )}
        {!checkout.taxes_included && (
          <>
            <dt>{t('salesTax')}</dt>
            <dd>{money(checkout.tax)}</dd>
          </>
        )}
        <dt className={total}>{t(isOpen ? 'subtotal' : 'total')}</dt>
        <dd className={total} data-total="">
          {money(checkout.total)}
        </dd>
      </Sums>
      {checkout.taxes_included && (
        <p className={remark}>
          {t('vat', { name: taxNameOf(currency), rate: checkout.tax_rate, tax: money(checkout.tax) })}
        </p>
      )}
    </>
  )
}
