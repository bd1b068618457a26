import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { aside, details, kit, panel, price as priceClass, stop, title, when } from '../account/timeline.styles'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { BoxLinks } from './club-links'
import { type ClubStopProps, useBoxName } from './club-timeline'

/** What the next order holds, where it goes, what it costs and how it is paid. */
export function ClubNext({ view, words, box }: ClubStopProps & { box: ClubBox }) {
  const { boxes, subscription, hrefs } = view
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  const nameOf = useBoxName()
  const own = boxes[subscription?.handle ?? '']
  const isPaused = box.status === 'paused'
  return (
    <li className={stop}>
      <h2 className={when}>
        {schedule('next', { date: words.weekday(box.date) })}
        {isPaused && <Badge tone="plain">{t('paused')}</Badge>}
      </h2>
      <div className={panel}>
        <article className={kit}>
          {own?.picture && <Picture picture={own.picture} sizes="(min-width: 768px) 300px, 75vw" isDecorative />}
          <div>
            <h3 className={title}>{nameOf(box)}</h3>
            <Details view={view} words={words} />
            <BoxLinks view={{ subscription, hrefs }} box={box} />
          </div>
        </article>
      </div>
    </li>
  )
}

function Details({ view: { subscription, hrefs }, words }: ClubStopProps) {
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  if (!subscription) return null
  const { to, addressUuid, price, payment } = subscription
  return (
    <dl className={details}>
      {to && (
        <>
          <dt>{schedule('to')}</dt>
          <dd>
            {to}{' '}
            {addressUuid && (
              <TextLink href={hrefs.address(addressUuid)} aria-label={schedule('changeAddress')}>
                {schedule('change')}
              </TextLink>
            )}
          </dd>
        </>
      )}
      {price && (
        <>
          <dt>{schedule('costs')}</dt>
          <dd className={priceClass}>
            {words.price(price)} <span className={aside}>{schedule('whenShipped')}</span>
          </dd>
        </>
      )}
      {payment && (
        <>
          <dt>{t('payment')}</dt>
          <dd>
            {payment}{' '}
            <TextLink href={hrefs.pay} aria-label={schedule('payOtherwise')}>
              {schedule('change')}
            </TextLink>
          </dd>
        </>
      )}
    </dl>
  )
}
