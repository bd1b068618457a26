import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { Concern } from '~/services/flows/shipping-address/shipping-address.contract'
import { Note } from '../ui/note'
import { concernList } from './form.styles'

type AddressConcernsProps = { view: { concerns: Concern[]; today: CivilDate } }

/** What goes to an address from now on, and what does not. */
export function AddressConcerns({ view: { concerns, today } }: AddressConcernsProps) {
  const t = useTranslations('settings.addressForm')
  const locale = useLocale()
  const day = (date: CivilDate) => dayWords(date, { locale, today, style: 'weekday' })
  const say = (concern: Concern) => {
    if (concern.kind === 'billing') return t('billing', { label: concern.label })
    if (concern.kind === 'pausedBoxes') return t('pausedBoxes', { count: concern.count })
    return t(concern.kind, { ...concern, child: 'child' in concern ? concern.child : '', date: day(concern.nextOn) })
  }
  return (
    <Note tone="notice" title={t(concerns.length > 0 ? 'concerns' : 'concernsNothing')}>
      {concerns.length > 0 && (
        <ul className={concernList}>
          {concerns.map((concern) => (
            <li key={concern.key}>{say(concern)}</li>
          ))}
        </ul>
      )}
      <p>{t('ordered')}</p>
    </Note>
  )
}
