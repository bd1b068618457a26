import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { badges, card, cardText, cardTitle, more, stop, upcoming, when } from '../account/timeline.styles'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import { BoxLinks } from './club-links'
import { type ClubStopProps, useBoxName } from './club-timeline'
import type { ReadingClubSend } from './reading-club-page'

/** three boxes at first; the others are shown and hidden by one button (decided: E-54). */
export function ClubUpcoming({ view, words, send }: ClubStopProps & { send: ReadingClubSend }) {
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  const { can, hiddenCount } = view
  if (view.upcoming.length === 0) return null
  return (
    <li className={stop}>
      <h2 className={when}>{schedule('upcoming')}</h2>
      <ul className={upcoming} id="upcoming-boxes">
        {view.upcoming.map((box) => (
          <UpcomingBox key={box.id} box={box} view={view} words={words} />
        ))}
      </ul>
      {(can.expand || can.hide) && (
        <p className={more}>
          <Button
            tone="secondary"
            aria-expanded={can.hide}
            aria-controls="upcoming-boxes"
            onClick={() => send({ type: can.hide ? 'HIDE' : 'EXPAND' })}
          >
            {can.hide ? t('hide') : t('showMore', { count: hiddenCount })}
          </Button>
        </p>
      )}
    </li>
  )
}

function UpcomingBox({ box, view: { boxes, subscription, hrefs }, words }: ClubStopProps & { box: ClubBox }) {
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  const nameOf = useBoxName()
  const own = boxes[subscription?.handle ?? '']
  const isLeftOut = box.status === 'skipped' || box.status === 'paused'
  return (
    <li className={card}>
      {own?.picture && (
        <Picture picture={own.picture} sizes="(min-width: 1024px) 270px, (min-width: 768px) 30vw, 112px" isDecorative />
      )}
      <div>
        <h3 className={cardTitle}>{nameOf(box)}</h3>
        {box.status !== 'paused' && <p className={cardText}>{schedule('around', { date: words.day(box.date) })}</p>}
        {isLeftOut && (
          <p className={badges}>
            <Badge tone="plain">{box.status === 'skipped' ? t('skipped') : t('paused')}</Badge>
          </p>
        )}
        <BoxLinks view={{ subscription, hrefs }} box={box} />
      </div>
    </li>
  )
}
