import { useTranslations } from 'use-intl'
import type { PlannedOption } from '~/services/flows/subscription-change/subscription-change.contract'
import { Picture } from '../ui/picture'
import { aside, legend, set } from './change.styles'
import type { ChangePageProps } from './change-page'
import { picture as pictureClass, radio, sets, text, tile, tiles } from './change-tiles.styles'

/** what comes in a kit, each answer with its picture. */
export function ChangeTiles({ view: { of, options, isBusy }, send }: ChangePageProps) {
  return (
    <div className={sets}>
      {options.map(({ name, values }) => {
        const asked = of.options.find((option) => option.name === name)
        return (
          <fieldset key={name} className={set} disabled={isBusy}>
            <legend className={legend}>{asked?.prompt}</legend>
            <div className={tiles}>
              {values.map((answer) => (
                <Tile
                  key={answer.value}
                  name={name}
                  answer={answer}
                  asked={asked?.values.find(({ value }) => value === answer.value)}
                  onChoose={() => send({ type: 'CHOOSE', choice: answer.choice })}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

type Answer = ChangePageProps['view']['options'][number]['values'][number]
type TileProps = {
  name: string
  answer: Answer
  /** as the kit words it */
  asked: PlannedOption['values'][number] | undefined
  onChoose: () => void
}

function Tile({ name, answer: { value, isPicked }, asked, onChoose }: TileProps) {
  const t = useTranslations('change')
  return (
    <label className={tile}>
      <input type="radio" className={radio} name={name} value={value} checked={isPicked} onChange={onChoose} />
      {asked?.picture && (
        <span className={pictureClass}>
          <Picture picture={{ src: asked.picture, ...SQUARE }} sizes="(min-width: 768px) 200px, 30vw" isDecorative />
        </span>
      )}
      <span className={text}>{asked?.label ?? value}</span>
      {asked?.isNow && <span className={aside}>{t('now')}</span>}
    </label>
  )
}

/** Toys are pictured in squares. */
const SQUARE = { alt: '', width: 800, height: 800 }
