import type { ContentPicture } from '~/services/flows/content/parts.contract'
import { Picture } from '../ui/picture'
import { ToneName } from './tone-name'
import { legend, list, picture as pictureClass, radio, root, tone } from './tone-picker.styles'

export type Tone = {
  value: string
  label: string
  picture: ContentPicture | null
  isSelected: boolean
  /** S-383 */
  isOutOfStock: boolean
}
type TonePickerProps = {
  name: string
  prompt: string
  tones: Tone[]
  outOfStockLabel?: string
  onChoose: (value: string) => void
}

/** S-087, S-248: which doll, which figures. */
export function TonePicker({ name, prompt, tones, outOfStockLabel, onChoose }: TonePickerProps) {
  return (
    <fieldset className={root}>
      <legend className={legend}>{prompt}</legend>
      <div className={list}>
        {tones.map(({ value, label, picture, isSelected, isOutOfStock }) => (
          <label key={value} className={tone}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={value}
              checked={isSelected}
              disabled={isOutOfStock}
              onChange={() => onChoose(value)}
            />
            {picture && (
              <span className={pictureClass}>
                <Picture picture={picture} sizes="160px" shape="square" isDecorative />
              </span>
            )}
            <ToneName label={label} isOutOfStock={isOutOfStock} outOfStockLabel={outOfStockLabel} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
