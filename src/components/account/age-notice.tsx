import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { Changing } from '../ui/locked'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { inlineLink } from './timeline.styles'

type AgeNoticeProps = { name: string; laidOutFor: CivilDate; href: string }

/** Kits that were laid out for another birth date than the child has by now: nothing moves before somebody has looked. */
export function AgeNotice({ name, laidOutFor, href }: AgeNoticeProps) {
  const t = useTranslations('change.age')
  const locale = useLocale()
  return (
    <Note tone="notice" title={t('notice', { name })}>
      <p>{t('noticeText', { date: longDay(laidOutFor, locale) })}</p>
      <p>
        <Changing label={t('noticeLink')}>
          <TextLink className={inlineLink} href={href}>
            {t('noticeLink')}
          </TextLink>
        </Changing>
      </p>
    </Note>
  )
}
