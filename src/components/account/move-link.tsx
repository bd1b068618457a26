import { useTranslations } from 'use-intl'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { TextLink } from '../ui/text-link'
import type { ScheduleWords } from './schedule-page'
import { move } from './timeline.styles'

/** on the one kit of a subscription whose day can be changed. */
export function MoveLink({ kit, words }: { kit: ScheduledKit; words: ScheduleWords }) {
  const t = useTranslations('shipDate')
  const href = words.moveHref(kit)
  return (
    href && (
      <p className={move}>
        <TextLink href={href} aria-label={`${t('change')}: ${wordsOf(kit, words.kits).title}`}>
          {t('change')}
        </TextLink>
      </p>
    )
  )
}
