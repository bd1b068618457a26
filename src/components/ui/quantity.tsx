import { Icon } from './icon'
import { root, step } from './quantity.styles'

type QuantityProps = {
  quantity: number
  canIncrease: boolean
  labels: { group: string; less: string; more: string }
  onChange: (quantity: number) => void
}

/** S-094, S-301: never below 0; the last step down takes the line out. */
export function Quantity({ quantity, canIncrease, labels, onChange }: QuantityProps) {
  return (
    <fieldset className={root} aria-label={labels.group}>
      <button
        type="button"
        className={step}
        aria-label={labels.less}
        disabled={quantity <= 0}
        data-hold=""
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <span aria-live="polite">{quantity}</span>
      <button
        type="button"
        className={step}
        aria-label={labels.more}
        disabled={!canIncrease}
        data-hold=""
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
