import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { OrderRow } from '~/services/flows/order-history/order-history.contract'
import { OrderSum } from '../orders/order-sum'
import { buttonClass } from '../ui/button'
import { Thumbnail } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { about, bar, heading, link, none, order, sum, title } from './last-order.styles'

type LastOrderProps = {
  last: { order: OrderRow | null }
  today: CivilDate
  allHref: string
  href: (id: string) => string
}

/** the newest order, and the way to all of them. */
export function LastOrder({ last, today, allHref, href }: LastOrderProps) {
  const t = useTranslations('account.last')
  return (
    <>
      <div className={bar}>
        <h2 className={heading}>{t('title')}</h2>
        <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={allHref}>
          {t('all')}
        </TextLink>
      </div>
      {last.order ? (
        <Order order={last.order} today={today} href={href(last.order.id)} />
      ) : (
        <p className={none}>{t('none')}</p>
      )}
    </>
  )
}

type OrderProps = { order: OrderRow; today: CivilDate; href: string }

function Order({ order: row, today, href }: OrderProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const [first = '', ...others] = row.titles
  const [src] = row.pictures
  return (
    <div className={order} data-order={row.id} data-pictured={src ? '' : undefined}>
      {src && <Thumbnail picture={{ src, alt: '', width: 160, height: 160 }} edge={80} />}
      <TextLink className={`${title} ${link}`} href={href}>
        {t('contains', { first, more: others.length })}
      </TextLink>
      <p className={sum}>
        <OrderSum order={row} />
      </p>
      <p className={about}>
        <span>{dayWords(row.day, { locale, today, style: 'day' })}</span>
        <span>{t(`orderState.${row.state}`)}</span>
      </p>
    </div>
  )
}
