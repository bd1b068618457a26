import { useTranslations } from 'use-intl'
import type { ClubBox } from '~/services/flows/reading-club/reading-club.contract'
import { aside, details, kit, panel, price as priceClass, stop, text, title, when } from '../account/timeline.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { BoxLinks } from './club-links'
import { type ClubStopProps, useBoxName } from './club-timeline'

/** What the next order holds, where it goes, what it costs and how it is paid. */
export function ClubNext({ view, words, box }: ClubStopProps & { box: ClubBox }) {
  const { boxes, subscription, hrefs } = view
  const t = useTranslations('readingClub')
  const schedule = useTranslations('schedule')
  const account = useTranslations('account.club')
  const nameOf = useBoxName()
  const own = boxes[subscription?.handle ?? '']
  const isPaused = box.status === 'paused'
  return (
    <li className={stop}>
      <h2 className={when}>{isPaused ? t('paused') : schedule('next', { date: words.weekday(box.date) })}</h2>
      <div className={panel}>
        <article className={kit}>
          {own?.picture && <Picture picture={own.picture} sizes="(min-width: 768px) 300px, 75vw" isDecorative />}
          <div>
            <h3 className={title}>{nameOf(box)}</h3>
            {isPaused && <p className={text}>{account('paused')}</p>}
            <Details view={view} words={words} box={box} />
            <BoxLinks view={{ subscription, hrefs }} box={box} />
          </div>
        </article>
      </div>
    </li>
  )
}

/** A box that is paused is not charged on any day. */
function Details({ view: { subscription, hrefs }, words, box }: ClubStopProps & { box: ClubBox }) {
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
      {price && box.status !== 'paused' && (
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
