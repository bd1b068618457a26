import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { isApplied } from '~/services/domain/prices/discount-code.rules'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import { shownSubtotal } from '~/services/domain/prices/totals.rules'
import { DiscountRows } from '../ui/discount-codes'
import { SavingLine, SumRow, Sums } from '../ui/sums'
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
        {(checkout.discount > 0 || codes.length > 0) && (
          <>
            <dt>{sums('goods')}</dt>
            <dd>{money(checkout.subtotal)}</dd>
          </>
        )}
        {checkout.discount > 0 && <SavingLine label={t('saving')} amount={money(checkout.discount)} />}
        <DiscountRows discounts={codes} />
        <SumRow label={t('subtotal')} amount={money(shownSubtotal(checkout))} isLast={isOpen} />
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
        {!checkout.taxes_included && !isOpen && (
          <>
            <dt>{t('salesTax')}</dt>
            <dd>{money(checkout.tax)}</dd>
          </>
        )}
        {!isOpen && <SumRow label={t('total')} amount={money(checkout.total)} isLast />}
      </Sums>
      {checkout.taxes_included && (
        <p className={remark}>
          {t('vat', { name: taxNameOf(currency), rate: checkout.tax_rate, tax: money(checkout.tax) })}
        </p>
      )}
    </>
  )
}
