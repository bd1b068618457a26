import { useTranslations } from 'use-intl'
import type { Payment, PaymentRow } from '~/services/flows/payments/payments.contract'
import { buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { amount, failed, money, otherwise, status } from './payments.styles'
import type { PaymentWords } from './payments-page'

type MoneyProps = { row: PaymentRow; words: PaymentWords }

/** The amount that is or was taken for a kit, and its billing status in words; from what has failed to another card. */
export function PaymentMoney({ row, words, payHref }: MoneyProps & { payHref: string }) {
  const t = useTranslations('schedule')
  const { payment } = row
  const sum = 'sum' in payment ? payment.sum : null
  return (
    <div className={money}>
      {sum && <p className={amount}>{words.price(sum)}</p>}
      <p className={payment.kind === 'failed' ? failed : status}>
        <Status row={row} words={words} />
      </p>
      {payment.kind === 'failed' && (
        <p>
          <TextLink className={`${buttonClass({ tone: 'link', size: 'inline' })} ${otherwise}`} href={payHref}>
            {t('payOtherwise')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

function Status({ row: { payment, date }, words }: MoneyProps) {
  const t = useTranslations('payments.status')
  switch (payment.kind) {
    case 'charged':
      return charged(payment, { t, words })
    case 'planned':
      return payment.kits > 1 ? t('plannedFor', { date: words.weekday(date), kits: payment.kits }) : t('planned')
    case 'givenBack':
      return t('givenBack', { date: words.weekday(payment.on) })
    default:
      return t(payment.kind)
  }
}

type Say = { t: ReturnType<typeof useTranslations<'payments.status'>>; words: PaymentWords }

function charged({ on, kits, hasMore }: Extract<Payment, { kind: 'charged' }>, { t, words }: Say): string {
  const date = words.weekday(on)
  const paid = kits > 1 ? t('chargedFor', { date, kits }) : t('chargedOn', { date })
  return hasMore ? `${paid}. ${t('hasMore')}` : paid
}
