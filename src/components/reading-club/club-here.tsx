import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { standingOf } from '../account/kit-words'
import { current, facts, kit, stop, text, title, when } from '../account/timeline.styles'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { type ClubStopProps, useBoxName } from './club-timeline'
import { UnpaidBox } from './unpaid-boxes'

/** the box that is here, or one whose day has come, in the words of the kits. */
export function ClubHere({ view: { boxes, subscription, hrefs }, words, box }: ClubStopProps & { box: ClubBox }) {
  const schedule = useTranslations('schedule')
  const nameOf = useBoxName()
  const own = boxes[subscription?.handle ?? '']
  // what was sent back had come
  const standing = standingOf(box.process === 'returned' ? 'completed' : box.process)
  return (
    <li className={stop}>
      <h2 className={when}>
        {schedule(`now.${standing}`)}
        {(standing === 'completed' || standing === 'shipping') && (
          <Badge tone="ok">
            <Icon name={standing === 'completed' ? 'check' : 'truck'} size={16} />
            {schedule('shipped', { date: words.day(box.date) })}
          </Badge>
        )}
      </h2>
      {box.unpaid && subscription && (
        <UnpaidBox
          error={box.unpaid}
          owed={subscription.owed}
          payHref={hrefs.pay}
          isPaused={subscription.page === 'paused'}
        />
      )}
      <article className={`${kit} ${current}`}>
        {own?.inside && <Picture picture={own.inside} sizes="(min-width: 768px) 300px, 80vw" isDecorative />}
        <div>
          <h3 className={title}>{nameOf(box)}</h3>
          {own && <p className={facts}>{own.title}</p>}
          {own && <p className={text}>{own.text}</p>}
        </div>
      </article>
    </li>
  )
}
