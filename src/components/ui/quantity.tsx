import { Icon } from './icon'
import { root, step } from './quantity.styles'

type QuantityProps = {
  quantity: number
  canIncrease: boolean
  labels: { group: string; less: string; more: string }
  /** where the form goes without script, and which line it is about */
  form: { action: string; lineId: string }
  onChange: (quantity: number) => void
}

/** S-094, S-301: never below 0; the last step down takes the line out. Without script each step is a form. */
export function Quantity({ quantity, canIncrease, labels, form, onChange }: QuantityProps) {
  const stepTo = (next: number) => ({
    name: 'quantity',
    value: next,
    className: step,
    'data-hold': '',
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onChange(next)
    },
  })
  return (
    <form method="post" action={form.action}>
      <input type="hidden" name="lineId" value={form.lineId} />
      <fieldset className={root} aria-label={labels.group}>
        <button type="submit" aria-label={labels.less} disabled={quantity <= 0} {...stepTo(quantity - 1)}>
          <Icon name="minus" />
        </button>
        <span aria-live="polite">{quantity}</span>
        <button type="submit" aria-label={labels.more} disabled={!canIncrease} {...stepTo(quantity + 1)}>
          <Icon name="plus" />
        </button>
      </fieldset>
    </form>
  )
}
