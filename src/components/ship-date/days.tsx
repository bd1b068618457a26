import { useTranslations } from 'use-intl'
import type { ShipDateEditSend, ShipDateEditView } from '~/machines/account/ship-date-edit/ship-date-edit.connect'
import { monthTick, weekdayNames } from '~/services/domain/dates/day-words.rules'
import { visuallyHidden } from '../ui/page.styles'
import { blank, day, days, key, keys, month, swatch, tape, week } from './days.styles'
import type { DayWords } from './ship-date-page'

type DaysProps = {
  view: Pick<ShipDateEditView, 'days' | 'before' | 'isBusy'> & { kit: string; locale: string }
  words: DayWords
  send: ShipDateEditSend
}

/** A-213 … A-215: each day of the window is a radio, in weeks that begin on Monday. */
export function Days({ view, words, send }: DaysProps) {
  const t = useTranslations('shipDate')
  const { kit, locale, isBusy } = view
  return (
    <div>
      <div className={tape}>
        <div className={week} aria-hidden="true">
          {weekdayNames(locale).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <fieldset className={days} disabled={isBusy}>
          <legend className={visuallyHidden}>{t('days', { kit })}</legend>
          {view.before > 0 && (
            <span className={blank} style={{ gridColumn: `span ${view.before}` }} aria-hidden="true" />
          )}
          {view.days.map(({ date, isCurrent, isPicked }, at) => (
            <label key={date} className={day} data-planned={isCurrent ? '' : undefined}>
              <input
                type="radio"
                name="day"
                value={date}
                checked={isPicked}
                aria-label={isCurrent ? `${words.weekday(date)}, ${t('planned')}` : words.weekday(date)}
                onChange={() => send({ type: 'PICK', date })}
              />
              {(at === 0 || date.endsWith('-01')) && (
                <span className={month}>{monthTick(date, { locale, hasYear: false })}</span>
              )}
              {Number(date.slice(-2))}
            </label>
          ))}
        </fieldset>
      </div>
      <p className={keys} aria-hidden="true">
        {(['free', 'planned', 'choice'] as const).map((name) => (
          <span key={name} className={key}>
            <i className={swatch} data-key={name} /> {t(name)}
          </span>
        ))}
      </p>
    </div>
  )
}
