import type { CartView } from '~/machines/cart/cart/cart.connect'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Promises, SavingLine, Sums } from '../ui/sums'
import { total } from '../ui/sums.styles'
import type { CartLabels } from './cart-line'
import { pale, remark, root, ruled, title } from './cart-summary.styles'

type CartSummaryProps = {
  view: CartView
  /** the checkout is being opened */
  isStarting: boolean
  /** the account for which the page was made; '' for a guest */
  as: string
  labels: CartLabels
  locale: string
  onCheckout: () => void
}

export function CartSummary({ view, isStarting, as, labels, locale, onCheckout }: CartSummaryProps) {
  const { cost } = view
  const amount = (money: Money) => formatMoney(money, locale)
  return (
    <section className={root} aria-label={labels.summaryTitle}>
      <h2 className={title}>{labels.summaryTitle}</h2>
      <Sums className={view.isPriceSettled ? '' : pale} aria-busy={!view.isPriceSettled}>
        <dt>{labels.subtotal}</dt>
        <dd>{amount({ ...cost.subtotal, amountCents: cost.subtotal.amountCents + cost.savings.amountCents })}</dd>
        <Saving label={labels.saving} money={view.savings.subscription} amount={amount} />
        <Saving label={labels.otherSaving} money={view.savings.other} amount={amount} />
        <dt>{labels.delivery}</dt>
        <dd>{labels.deliveryLater}</dd>
        <dt className={`${total} ${ruled}`}>{labels.total}</dt>
        <dd className={`${total} ${ruled}`}>{amount(cost.total)}</dd>
      </Sums>
      <p className={remark}>{labels.vat}</p>
      <FlowForm method="post" action="/api/checkout" onSubmit={onCheckout}>
        <input type="hidden" name="as" value={as} />
        <Button type="submit" isFull holdsClick isBusy={isStarting} aria-disabled={!view.canCheckOut}>
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

type SavingProps = { label: string | undefined; money: Money; amount: (money: Money) => string }

function Saving({ label, money, amount }: SavingProps) {
  if (money.amountCents <= 0) return null
  return <SavingLine label={label} amount={amount(money)} />
}
