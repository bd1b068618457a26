import type { CartView } from '~/machines/cart/cart.connect'
import { formatMoney, type Money } from '~/services/money'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import type { CartLabels } from './cart-line'
import { pale, promises, remark, root, saving, sums, title, total } from './cart-summary.styles'

type CartSummaryProps = {
  view: CartView
  /** the checkout is being opened */
  isStarting: boolean
  labels: CartLabels
  locale: string
  onCheckout: () => void
}

export function CartSummary({ view, isStarting, labels, locale, onCheckout }: CartSummaryProps) {
  const { cost } = view
  const amount = (money: Money) => formatMoney(money, locale)
  return (
    <section className={root} aria-label={labels.summaryTitle}>
      <h2 className={title}>{labels.summaryTitle}</h2>
      <dl className={view.isPriceSettled ? sums : `${sums} ${pale}`} aria-busy={!view.isPriceSettled}>
        <dt>{labels.subtotal}</dt>
        <dd>{amount({ ...cost.subtotal, amountCents: cost.subtotal.amountCents + cost.savings.amountCents })}</dd>
        <Saving label={labels.saving} money={view.savings.subscription} amount={amount} />
        <Saving label={labels.otherSaving} money={view.savings.other} amount={amount} />
        <dt>{labels.delivery}</dt>
        <dd>{labels.deliveryLater}</dd>
        <dt className={total}>{labels.total}</dt>
        <dd className={total}>{amount(cost.total)}</dd>
      </dl>
      <p className={remark}>{labels.vat}</p>
      <Button isFull holdsClick isBusy={isStarting} aria-disabled={!view.canCheckOut} onClick={onCheckout}>
        {labels.checkout}
      </Button>
      <ul className={promises}>
        <li>
          <Icon name="lock" />
          <span>{labels.payment}</span>
        </li>
        <li>
          <Icon name="skip" />
          <span>{labels.returns}</span>
        </li>
      </ul>
    </section>
  )
}

type SavingProps = { label: string | undefined; money: Money; amount: (money: Money) => string }

function Saving({ label, money, amount }: SavingProps) {
  if (money.amountCents <= 0) return null
  return (
    <>
      <dt className={saving}>{label}</dt>
      <dd className={saving}>− {amount(money)}</dd>
    </>
  )
}
