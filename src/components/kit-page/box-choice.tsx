import { useTranslations } from 'use-intl'
import type { Box } from './kit-page.view'
import { legend, list, name, out, radio, rootBelow, tone } from './tone-picker.styles'

type BoxChoiceProps = { prompt: string; boxes: readonly Box[]; outOfStockLabel?: string }

/** S-087 without a script, where no dialog can ask: which box of the single kit its form buys. */
export function BoxChoice({ prompt, boxes, outOfStockLabel }: BoxChoiceProps) {
  const t = useTranslations('kit')
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
              <span className={name}>
                {label}
                {isOutOfStock && <span className={out}>{outOfStockLabel ?? t('outOfStock')}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </noscript>
  )
}
