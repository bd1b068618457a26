import { useLocale, useTranslations } from 'use-intl'
import { type CivilDate, daysBetween } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { NextOrder } from '~/services/flows/account-home/account-home.contract'
import { Badge } from '../ui/badge'
import { buttonClass } from '../ui/button'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { AgeNotice } from './age-notice'
import { KitProblems } from './kit-problems'
import { kitPicture } from './kit-words'
import {
  also,
  alsoLink,
  alsoTitle,
  alsoWords,
  banners,
  bigDate,
  forChild,
  hero,
  inTime,
  kicker,
  name,
  picture,
  way,
} from './next-orders.styles'
import { NextStops } from './next-stops'
import { OrderCost } from './order-cost'

type NextOrdersProps = {
  orders: readonly NextOrder[]
  today: CivilDate
  /** the schedule, as the content calls the way to it */
  link: { text: string; href: string }
  label: string
  /** where another card is given */
  payHref: string
}

/** What comes next: the soonest at large with its ruler, then a line for each other child. */
export function NextOrders({ orders: [first, ...others], today, link, label, payHref }: NextOrdersProps) {
  if (!first) return null
  const linkOf = ({ childUuid }: NextOrder) => ({ ...link, href: `${link.href}?updated_child_uuid=${childUuid}` })
  return (
    <section data-tile="playKits" aria-labelledby="next-order">
      <Soonest order={first} today={today} link={linkOf(first)} label={label} payHref={payHref} />
      <NextStops here={first.here} stops={first.stops} today={today} />
      {others.map((order) => (
        <Another key={order.childUuid} order={order} today={today} link={linkOf(order)} payHref={payHref} />
      ))}
    </section>
  )
}

type OrderProps = Pick<NextOrdersProps, 'today' | 'link' | 'payHref'> & { order: NextOrder }

function Soonest({ order, today, link, label, payHref }: OrderProps & { label: string }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <div className={hero} data-band={order.band ?? undefined}>
      {order.picture && (
        <div className={picture}>
          <Picture
            picture={kitPicture(order.picture)}
            sizes="(min-width: 1024px) 500px, 100vw"
            shape="wide"
            isFirst
            isDecorative
          />
        </div>
      )}
      <div>
        <p className={kicker}>{label}</p>
        <h2 className={name} id="next-order">
          {t('account.next.title', { title: order.title })}
        </h2>
        <p className={forChild}>
          {t('account.next.forChild', { name: order.childName, ages: order.ageRange })}
          {order.isGift && <Badge>{t('schedule.gift')}</Badge>}
          {order.count > 1 && <Badge tone="plain">{t('schedule.together', { count: order.count })}</Badge>}
        </p>
        <p className={bigDate}>{dayWords(order.date, { locale, today, style: 'weekday' })}</p>
        <When order={order} today={today} />
        <div className={banners}>
          <Problems order={order} payHref={payHref} />
        </div>
        <TextLink className={`${buttonClass({ tone: 'accent' })} ${way}`} href={link.href}>
          {link.text}
        </TextLink>
      </div>
    </div>
  )
}

const DAYS_OF_WEEK = 7
/** Up to here days are counted, then weeks. */
const MOST_DAYS = 20

function When({ order: { date, cost }, today }: Pick<OrderProps, 'order' | 'today'>) {
  const t = useTranslations('account.next')
  const locale = useLocale()
  const days = Math.max(0, daysBetween(today, date))
  return (
    <p className={inTime}>
      <span>{days > MOST_DAYS ? t('inWeeks', { weeks: Math.round(days / DAYS_OF_WEEK) }) : t('inDays', { days })}</span>
      {cost && (
        <span>
          <OrderCost cost={cost} locale={locale} />
        </span>
      )}
    </p>
  )
}

const Problems = ({ order, payHref }: Pick<OrderProps, 'order' | 'payHref'>) => (
  <>
    <KitProblems {...order} payHref={payHref} />
    {order.outdated && <AgeNotice name={order.childName} {...order.outdated} />}
  </>
)

function Another({ order, today, link, payHref }: OrderProps) {
  const t = useTranslations('account.next')
  const locale = useLocale()
  return (
    <div className={also} data-band={order.band ?? undefined}>
      {order.picture && <Picture picture={kitPicture(order.picture)} sizes="84px" shape="wide" isDecorative />}
      <div className={alsoWords}>
        <h3 className={alsoTitle}>{t('also', { title: order.title, name: order.childName })}</h3>
        <p className={inTime}>
          <span>{dayWords(order.date, { locale, today, style: 'weekday' })}</span>
          {order.cost && (
            <span>
              <OrderCost cost={order.cost} locale={locale} />
            </span>
          )}
        </p>
        <div className={banners}>
          <Problems order={order} payHref={payHref} />
        </div>
      </div>
      <TextLink className={`${buttonClass({ tone: 'link', size: 'inline' })} ${alsoLink}`} href={link.href}>
        {link.text}
      </TextLink>
    </div>
  )
}
