import { useTranslations } from 'use-intl'
import { longDay } from '~/services/domain/dates/day-words.rules'
import type { SchedulePlan } from '~/services/flows/schedule/schedule.contract'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import type { ScheduleWords } from './schedule-page'
import { inlineLink, note } from './timeline.styles'

type AgeNoticeProps = { plan: SchedulePlan; name: string; words: Pick<ScheduleWords, 'locale' | 'changeHref'> }

/** Kits that were laid out for another birth date than the child has by now: nothing moves before somebody has looked. */
export function AgeNotice({ plan: { key, offers, laidOutFor }, name, words }: AgeNoticeProps) {
  const t = useTranslations('change.age')
  if (!offers.includes('followAge')) return null
  return (
    <div className={note}>
      <Note tone="notice" title={t('notice', { name })}>
        <p>{t('noticeText', { date: longDay(laidOutFor, words.locale) })}</p>
        <p>
          <TextLink className={inlineLink} href={words.changeHref('followAge', key)}>
            {t('noticeLink')}
          </TextLink>
        </p>
      </Note>
    </div>
  )
}
