import { useLocale, useTranslations } from 'use-intl'
import type {
  OrderDetailsPanelSend,
  OrderDetailsPanelView,
} from '~/machines/account/order-details-panel/order-details-panel.connect'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { formatMoney } from '~/services/domain/money/money'
import { isWithdrawable } from '~/services/domain/orders/withdrawal.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { AccountHead } from '../account/account-head'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { OrderDetails } from './order-details'
import { OrderGoods } from './order-goods'
import { after, columns, status, withdraw } from './order-page.styles'
import { OrderStateBadge } from './order-state'

type View = {
  page: AccountPage
  order: OwnOrder
  panel: OrderDetailsPanelView
  /** where an address is changed, and from where it leads back to this page */
  editHref: (addressUuid: string) => string
  backHref: string
  withdrawHref: string
}
export type OrderPageProps = { view: View; send: OrderDetailsPanelSend }

/** One order: how far it is, what is in it, what it came to, and where it goes. */
export function OrderPage({ view, send }: OrderPageProps) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { page, order, backHref } = view
  const { id, day, today, state } = order
  return (
    <>
      <AccountHead page={page} title={t('number', { id })} />
      <p className={status} data-order-state={state}>
        <OrderStateBadge state={state} />
        <span>{t('placedOn', { date: dayWords(day, { locale, today, style: 'weekday' }) })}</span>
        <span>{t(`stateText.${state}`)}</span>
      </p>
      <div className={columns}>
        <OrderGoods order={order} />
        <OrderDetails view={view} send={send} />
      </div>
      <Withdrawing view={view} />
      <p className={after}>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {t('back')}
        </TextLink>
      </p>
    </>
  )
}

/** What goes back, and the way to what comes of it. */
function Withdrawn({ order: { sums, currency, details }, href }: { order: OwnOrder; href: string }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const sum = formatMoney({ amountCents: sums.total, currency }, locale)
  return (
    <p className={withdraw}>
      <TextLink href={href}>{t('withdrawn')}</TextLink>
      <span>
        {sums.total > 0 ? t('withdrawal.refund', { sum, label: details.paidWith }) : t('withdrawal.noRefund')}
      </span>
    </p>
  )
}

/** E-101: as long as the law gives somebody to change their mind. */
function Withdrawing({ view: { order, withdrawHref } }: Pick<OrderPageProps, 'view'>) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { withdrawableUntil: until, withdrawnAt, today, gift } = order
  if (withdrawnAt !== null) return <Withdrawn order={order} href={withdrawHref} />
  if (until === null || !isWithdrawable({ until, withdrawnAt, today })) return null
  if (gift === 'activated') return <p className={withdraw}>{t('withdrawGiftNot')}</p>
  return (
    <p className={withdraw}>
      <TextLink href={withdrawHref}>{t('withdraw')}</TextLink>
      <span>
        {t(gift ? 'withdrawGiftUntil' : 'withdrawUntil', {
          date: dayWords(until, { locale, today, style: 'weekday' }),
        })}
      </span>
    </p>
  )
}
