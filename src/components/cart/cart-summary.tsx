import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import { Button } from '../ui/button'
import { DiscountRows } from '../ui/discount-codes'
import { FlowForm } from '../ui/flow-form'
import { ruler } from '../ui/page.styles'
import { Promises, SavingLine, SumRow, Sums } from '../ui/sums'
import type { CartPageView } from './cart-page'
import { free, freeDone, freeRuler, freeText, pale, remark, root, ruled, title } from './cart-summary.styles'

type CartSummaryProps = {
  view: Pick<CartPageView, 'cart' | 'start' | 'form' | 'page'>
  send: (event: { type: 'START' }) => void
}

export function CartSummary({ view: { cart: view, start, form, page }, send }: CartSummaryProps) {
  const locale = useLocale()
  const { labels } = page
  const { cost } = view
  const amount = (money: Money) => formatMoney(money, locale)
  const t = useTranslations('sums')
  const tax = taxNameOf(cost.total.currency)
  // the way of delivery is chosen at the checkout, and what comes on top of prices is added there
  const isOpen = view.delivery.kind === 'charged' || tax === 'salesTax'
  const hasSavings = cost.savings.amountCents > 0 || view.discounts.length > 0
  return (
    <section className={root} aria-label={labels.summaryTitle}>
      <h2 className={title}>{labels.summaryTitle}</h2>
      {view.delivery.kind === 'charged' && (
        <ToFree goods={cost.subtotal} missing={view.delivery.missing} amount={amount} />
      )}
      <Sums className={view.isPriceSettled ? '' : pale} aria-busy={!view.isPriceSettled}>
        {hasSavings && (
          <>
            <dt>{t('goods')}</dt>
            <dd>{amount({ ...cost.subtotal, amountCents: cost.subtotal.amountCents + cost.savings.amountCents })}</dd>
          </>
        )}
        <Saving label={labels.saving} money={view.savings.subscription} amount={amount} />
        <Saving label={labels.otherSaving} money={view.savings.other} amount={amount} />
        <DiscountRows discounts={view.discounts.map(({ code, amount: off }) => ({ code, amount: amount(off) }))} />
        <SumRow className={ruled} label={labels.subtotal} amount={amount(cost.total)} isLast={isOpen} />
        <Delivery delivery={view.delivery} labels={labels} amount={amount} />
        {!isOpen && <SumRow className={ruled} label={labels.total} amount={amount(cost.total)} isLast />}
      </Sums>
      <p className={remark}>{t(`tax.${tax}`)}</p>
      <FlowForm method="post" action="/api/checkout" onSubmit={() => send({ type: 'START' })}>
        <input type="hidden" name="as" value={form.as} />
        <input type="hidden" name="key" value={form.key} />
        <Button type="submit" isFull holdsClick isBusy={start.isBusy} aria-disabled={!view.canCheckOut}>
          {labels.checkout}
        </Button>
      </FlowForm>
      <Promises
        lines={[
          { icon: 'lock', text: labels.payment },
          { icon: 'skip', text: labels.returns },
        ]}
      />
    </section>
  )
}

type DeliveryProps = {
  delivery: CartPageView['cart']['delivery']
  labels: CartPageView['page']['labels']
  amount: (money: Money) => string
}

type ToFreeProps = { goods: Money; missing: Money; amount: (money: Money) => string }

/** How far it is to free delivery, on the ruler. */
function ToFree({ goods, missing, amount }: ToFreeProps) {
  const t = useTranslations('sums')
  const share = goods.amountCents / (goods.amountCents + missing.amountCents)
  return (
    <div className={free}>
      <p className={freeText}>{t('toFree', { amount: amount(missing) })}</p>
      <div className={freeRuler} aria-hidden="true">
        <span className={`${ruler} ${freeDone}`} style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}

/** The price; nothing where nothing is sent. */
function Delivery({ delivery, labels, amount }: DeliveryProps) {
  if (delivery.kind === 'none') return null
  return (
    <>
      <dt>{labels.delivery}</dt>
      <dd>{delivery.kind === 'free' ? labels.deliveryFree : amount(delivery.price)}</dd>
    </>
  )
}

type SavingProps = { label: string | undefined; money: Money; amount: (money: Money) => string }

function Saving({ label, money, amount }: SavingProps) {
  if (money.amountCents <= 0) return null
  return <SavingLine label={label} amount={amount(money)} />
}
