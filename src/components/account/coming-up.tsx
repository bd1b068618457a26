import { useTranslations } from 'use-intl'
import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitGroup, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import { KitErrors } from './kit-errors'
import { KitLinks } from './kit-links'
import { kitPicture } from './kit-words'
import type { ScheduleWords } from './schedule-page'
import { badges, card, cardText, cardTitle, more, stop, upcoming, when } from './timeline.styles'
import { useKitCost } from './use-kit-cost'

type ComingUpProps = {
  groups: PlayKitScheduleView['upcoming']
  words: ScheduleWords
  /** null: all of them are shown */
  onExpand: (() => void) | null
}

/** three kits at first, and all of them for good once asked (decided: E-54). */
export function ComingUp({ groups, words, onExpand }: ComingUpProps) {
  const t = useTranslations('schedule')
  const [first] = groups.flatMap(({ kits }) => kits)
  if (!first) return null
  return (
    <li className={stop} data-band={wordsOf(first, words.kits).band ?? undefined}>
      <h2 className={when}>{t('upcoming')}</h2>
      <ul className={upcoming}>
        {groups.flatMap((group) =>
          group.kits.map((kit) => <UpcomingKit key={kit.uuid} kit={kit} group={group} words={words} />),
        )}
      </ul>
      {onExpand && (
        <p className={more}>
          <Button tone="secondary" onClick={onExpand}>
            {t('showMore')}
          </Button>
        </p>
      )}
    </li>
  )
}

function UpcomingKit({ kit, group, words }: { kit: ScheduledKit; group: KitGroup; words: ScheduleWords }) {
  const t = useTranslations('schedule')
  const own = wordsOf(kit, words.kits)
  const cost = useKitCost(kit, words)
  const isSkipped = kit.process === 'skip_requested'
  return (
    <li data-band={own.band ?? undefined}>
      <div className={card}>
        {kit.pictures.closed && (
          <Picture
            picture={kitPicture(kit.pictures.closed)}
            sizes="(min-width: 1024px) 270px, (min-width: 768px) 30vw, 112px"
            isDecorative
          />
        )}
        <div>
          <h3 className={cardTitle}>{own.title}</h3>
          <p className={cardText}>{`${own.ageRange} · ${t('around', { date: words.day(kit.date) })}`}</p>
          {kit.chosen.length > 0 && <p className={cardText}>{t('version', { choice: kit.chosen.join(' / ') })}</p>}
          {kit.hasBooks && <p className={cardText}>{t('withBooks')}</p>}
          {cost && !isSkipped && <p className={cardText}>{cost}</p>}
          <KitLinks kit={kit} words={words} />
          {(isSkipped || group.isBundled || kit.gift) && (
            <p className={badges}>
              {kit.gift && <Badge>{t('gift')}</Badge>}
              {isSkipped && <Badge tone="plain">{t('skipped')}</Badge>}
              {!isSkipped && group.isBundled && (
                <Badge tone="plain">{t('together', { count: group.kits.length })}</Badge>
              )}
            </p>
          )}
        </div>
      </div>
      <KitErrors errors={kit.errors} payHref={words.payHref} owed={words.owed} />
    </li>
  )
}
