import type { Box } from '~/services/flows/kit-page/kit-page.rules'
import { ToneName } from './tone-name'
import { legend, list, radio, rootBelow, tone } from './tone-picker.styles'

type BoxChoiceProps = { prompt: string; boxes: readonly Box[]; outOfStockLabel?: string }

/** S-087 without a script, where no dialog can ask: which box of the single kit its form buys. */
export function BoxChoice({ prompt, boxes, outOfStockLabel }: BoxChoiceProps) {
  return (
    <noscript>
      <fieldset className={rootBelow} data-for="standalone">
        <legend className={legend}>{prompt}</legend>
        <div className={list}>
          {boxes.map(({ variantId, label, isSelected, isOutOfStock }) => (
            <label key={variantId} className={tone}>
              <input
                type="radio"
                className={radio}
                name="merchandiseId"
                value={variantId}
                defaultChecked={isSelected}
                disabled={isOutOfStock}
                required
              />
              <ToneName label={label} isOutOfStock={isOutOfStock} outOfStockLabel={outOfStockLabel} />
            </label>
          ))}
        </div>
      </fieldset>
    </noscript>
  )
}
