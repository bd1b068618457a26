import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { formatMoney, type Money } from '~/services/domain/money/money'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { PaymentSchedule } from '~/services/flows/payments/payments.contract'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'
import { buttonClass } from '../ui/button'
import { soft } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { PaymentRows } from './payment-rows'
import { PaymentSums } from './payment-sums'
import { after } from './payments.styles'
import { usePaymentsTitle } from './use-payments-title'

/** `payHref`: where another card is given */
type PaymentsView = PaymentSchedule & { page: AccountPage; kits: KitWords; backHref: string; payHref: string }

/** How the page speaks: money and days in the visitor's language. */
export type PaymentWords = {
  price: (money: Money) => string
  weekday: (date: CivilDate) => string
  day: (date: CivilDate) => string
  month: (date: CivilDate) => string
}
export type PaymentsProps = { view: PaymentsView; words: PaymentWords }

/** A-099, E-76: each kit of a subscription with its date, its amount and how it is paid, in the words of its kind. */
export function PaymentsPage({ view }: { view: PaymentsView }) {
  const t = useTranslations('payments')
  const kinds = useTranslations('schedule.kinds')
  const words = usePaymentWords(view.today)
  const { page, kind, paying, since, childName, rows, backHref } = view
  const title = usePaymentsTitle({ view, words })
  const lead = `${t('forChild', { name: childName })}. ${kinds(paying.kind, { date: words.month(since), kits: paying.kits })}`
  return (
    <div data-kind={kind}>
      <AccountHead page={{ ...page, lead }} title={title} />
      {rows.length > 0 ? (
        <>
          <PaymentSums view={view} words={words} />
          <PaymentRows view={view} words={words} />
        </>
      ) : (
        <p className={`${soft} ${after}`}>{t('empty')}</p>
      )}
      <p className={after}>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {t('back')}
        </TextLink>
      </p>
    </div>
  )
}

export function PaymentsUnread({ view: { page } }: { view: Pick<PaymentsView, 'page'> }) {
  return (
    <>
      <AccountHead page={page} />
      <Failure errors={page.errors} kind="payment-schedule" again={RELOAD} />
    </>
  )
}

function usePaymentWords(today: CivilDate): PaymentWords {
  const locale = useLocale()
  return {
    price: (money) => formatMoney(money, locale),
    weekday: (date) => dayWords(date, { locale, today, style: 'weekday' }),
    day: (date) => dayWords(date, { locale, today, style: 'day' }),
    month: (date) => dayWords(date, { locale, today, style: 'month' }),
  }
}
