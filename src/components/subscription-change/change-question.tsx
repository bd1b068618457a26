import { useTranslations } from 'use-intl'
import type { CancelReason } from '~/services/domain/changes/change'
import { described, Field } from '../ui/field'
import { textarea } from '../ui/field.styles'
import { aside, legend, noteField, row, rows, set } from './change.styles'
import { ChangeOffers } from './change-offers'
import type { ChangePageProps, ChangeWords } from './change-page'

/** What is asked beside the confirmation: why somebody cancels, which may be left out, or the language of the kits. */
export function ChangeQuestion({ view, send, words }: ChangePageProps & { words: ChangeWords }) {
  const t = useTranslations('change')
  const languages = useTranslations('schedule.languages')
  const { reasons, note, of, isBusy } = view
  const reasonText = (reason: CancelReason) =>
    view.kind === 'cancelBoxes' && (reason === 'enoughToys' || reason === 'notTaken')
      ? t(`boxReasons.${reason}`)
      : t(`reasons.${reason}`)
  const choices = [
    ...reasons.map(({ reason, isPicked }) => ({ value: reason, text: reasonText(reason), isPicked, aside: null })),
    ...view.languages.map(({ language, isPicked }) => ({
      ...{ value: language, text: languages(language), isPicked },
      aside: language === of.language ? t('now') : null,
    })),
  ]
  if (choices.length === 0) return null
  return (
    <fieldset className={set} disabled={isBusy}>
      <legend className={legend}>
        {t(reasons.length > 0 ? 'why' : 'which')} {reasons.length > 0 && <span className={aside}>{t('optional')}</span>}
      </legend>
      <div className={rows}>
        {choices.map(({ value, text, isPicked, aside: beside }) => (
          <label key={value} className={row}>
            <input
              type="radio"
              name="choice"
              value={value}
              checked={isPicked}
              onChange={() => send({ type: 'CHOOSE', choice: value })}
            />
            <span>{text}</span>
            {beside && <span className={aside}>{beside}</span>}
          </label>
        ))}
      </div>
      {note !== null && (
        <Field id="note" className={noteField} label={t('note')} hint={t('noteHint')}>
          <textarea
            {...described({ id: 'note', hint: t('noteHint') })}
            className={textarea}
            name="note"
            rows={3}
            maxLength={300}
            value={note}
            onChange={(event) => send({ type: 'WRITE', note: event.currentTarget.value })}
          />
        </Field>
      )}
      <ChangeOffers view={view} words={words} />
    </fieldset>
  )
}
