import { useTranslations } from 'use-intl'
import type { CancelReason } from '~/services/domain/changes/change'
import { described, Field } from '../ui/field'
import { textarea } from '../ui/field.styles'
import { aside, legend, noteField, row, rows, set } from './change.styles'
import { ChangeOffers } from './change-offers'
import type { ChangePageProps, ChangeWords } from './change-page'
import { ChangeTiles } from './change-tiles'

type QuestionProps = ChangePageProps & { words: ChangeWords }

/** What is asked beside the confirmation: why somebody cancels, which may be left out, the language, what is paid together, or what comes. */
export function ChangeQuestion({ view, words, send }: QuestionProps) {
  const t = useTranslations('change')
  const { reasons, note, isBusy } = view
  const choices = useChoices(view, words)
  if (view.options.length > 0) return <ChangeTiles view={view} send={send} />
  if (choices.length === 0) return null
  return (
    <fieldset className={set} disabled={isBusy}>
      <legend className={legend}>
        {t(`asks.${questionOf(view)}`)} {reasons.length > 0 && <span className={aside}>{t('optional')}</span>}
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

const questionOf = ({ reasons, languages }: ChangePageProps['view']) =>
  reasons.length > 0 ? 'why' : languages.length > 0 ? 'which' : 'howMany'

type Choice = { value: string; text: string; isPicked: boolean; aside: string | null }

/** Each as a radio says it; `aside`: that it is so now, or what it comes to. */
function useChoices({ kind, reasons, languages, advances, of }: ChangePageProps['view'], words: ChangeWords): Choice[] {
  const t = useTranslations('change')
  const languageNames = useTranslations('schedule.languages')
  const reasonText = (reason: CancelReason) =>
    kind === 'cancelBoxes' && (reason === 'enoughToys' || reason === 'notTaken')
      ? t(`boxReasons.${reason}`)
      : t(`reasons.${reason}`)
  const nowIf = (isNow: boolean) => (isNow ? t('now') : null)
  return [
    ...reasons.map(({ reason, isPicked }) => ({ value: reason, text: reasonText(reason), isPicked, aside: null })),
    ...languages.map(({ language, isPicked }) => ({
      ...{ value: language, text: languageNames(language), isPicked },
      aside: nowIf(language === of.language),
    })),
    ...advances.map(({ kits, isPicked }) => {
      const sum = of.advances.find((offer) => offer.kits === kits)?.charge.sum
      return {
        ...{ value: String(kits), text: t('kitsTogether', { count: kits }), isPicked },
        aside: nowIf(kits === of.advance) ?? (sum ? words.money(sum) : null),
      }
    }),
  ]
}
