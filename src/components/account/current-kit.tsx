import { useTranslations } from 'use-intl'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitGroup, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { KitErrors } from './kit-errors'
import { kitPicture, standingOf } from './kit-words'
import type { ScheduleWords } from './schedule-page'
import { current, facts, kit as kitClass, kits, stop, text, title, when } from './timeline.styles'

/** the kit, or the kits of one order, that are here or were the last to leave. */
export function CurrentKit({ group, words }: { group: KitGroup; words: ScheduleWords }) {
  const t = useTranslations('schedule')
  const [first] = group.kits
  if (!first) return null
  const process = standingOf(first.process)
  const isSent = process === 'completed' || process === 'shipping'
  return (
    <li className={stop} data-band={wordsOf(first, words.kits).band ?? undefined}>
      <h2 className={when}>
        {t(`now.${process}`)}
        {isSent && (
          <Badge tone="ok">
            <Icon name={process === 'completed' ? 'check' : 'truck'} size={16} />
            {t('shipped', { date: words.day(group.date) })}
          </Badge>
        )}
      </h2>
      <div className={kits}>
        {group.kits.map((kit) => (
          <Kit key={kit.uuid} kit={kit} words={words} />
        ))}
      </div>
    </li>
  )
}

function Kit({ kit, words }: { kit: ScheduledKit; words: ScheduleWords }) {
  const t = useTranslations('schedule')
  const own = wordsOf(kit, words.kits)
  return (
    <article data-band={own.band ?? undefined}>
      <KitErrors errors={kit.errors} payHref={words.payHref} owed={words.owed} />
      <div className={`${kitClass} ${current}`}>
        {kit.pictures.open && (
          <Picture picture={kitPicture(kit.pictures.open)} sizes="(min-width: 768px) 300px, 80vw" isDecorative />
        )}
        <div>
          <h3 className={title}>{own.title}</h3>
          <p className={facts}>{[own.ageRange, kit.hasBooks && t('withBooks')].filter(Boolean).join(' · ')}</p>
          {own.text && <p className={text}>{own.text}</p>}
        </div>
      </div>
    </article>
  )
}
