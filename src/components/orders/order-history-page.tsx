import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OrderHistory, OrderRow } from '~/services/flows/order-history/order-history.contract'
import { AccountHead } from '../account/account-head'
import { Ended } from '../account/ended'
import { buttonClass } from '../ui/button'
import { Thumbnail } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { about, contains, day, link, orders as list, order, pages, pictures, state, sum } from './order-history.styles'
import { OrderStateBadge } from './order-state'
import { OrderSum } from './order-sum'

type View = {
  page: AccountPage
  history: OrderHistory
  hrefOf: (id: string) => string
  pageHref: (page: number) => string
}

/** what was ordered, the newest first. */
export function OrderHistoryPage({ view }: { view: View }) {
  const { page, history, hrefOf } = view
  const { orders, today } = history
  const none = page.empties.none
  return (
    <>
      <AccountHead page={page} />
      {orders.length === 0 && history.page === 1 && none && <Ended content={none} nextKit={null} />}
      {orders.length > 0 && (
        <ul className={list}>
          {orders.map((each) => (
            <Order key={each.id} order={each} today={today} href={hrefOf(each.id)} />
          ))}
        </ul>
      )}
      <OtherPages view={view} />
    </>
  )
}

/** Older and newer ones; nothing where all of them stand here. */
function OtherPages({ view: { history, pageHref } }: { view: View }) {
  const t = useTranslations('orders.pages')
  const { page, hasMore } = history
  if (page === 1 && !hasMore) return null
  return (
    <nav className={pages} aria-label={t('name')}>
      {page > 1 && (
        <TextLink className={buttonClass({ tone: 'secondary' })} href={pageHref(page - 1)}>
          {t('newer')}
        </TextLink>
      )}
      <span>{t('page', { page })}</span>
      {hasMore && (
        <TextLink className={buttonClass({ tone: 'secondary' })} href={pageHref(page + 1)}>
          {t('older')}
        </TextLink>
      )}
    </nav>
  )
}

type OrderProps = { order: OrderRow; today: CivilDate; href: string }

function Order({ order: row, today, href }: OrderProps) {
  const t = useTranslations('orders')
  const say = useTranslations('account')
  const locale = useLocale()
  const [first = '', ...others] = row.titles
  return (
    <li className={order} data-order={row.id}>
      <div className={pictures} data-many={row.pictures.length > 1 ? '' : undefined}>
        {row.pictures.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture can stand there twice, and none ever moves
          <Thumbnail key={`${index} ${src}`} picture={{ src, alt: '', width: 160, height: 160 }} edge={80} />
        ))}
      </div>
      <div className={about}>
        <h2 className={day}>{dayWords(row.day, { locale, today, style: 'day' })}</h2>
        <p className={contains}>{say('contains', { first, more: others.length })}</p>
        <TextLink className={link} href={href}>
          {t('number', { id: row.id })}
        </TextLink>
      </div>
      <p className={state}>
        <OrderStateBadge state={row.state} />
      </p>
      <p className={sum}>
        <OrderSum order={row} />
      </p>
    </li>
  )
}
