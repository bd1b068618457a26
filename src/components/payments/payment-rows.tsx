import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { Payment, PaymentRow } from '~/services/flows/payments/payments.contract'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import { kitPicture } from '../account/kit-words'
import { Picture } from '../ui/picture'
import { PaymentMoney } from './payment-money'
import {
  bands,
  heads,
  keyPaid,
  keyPlanned,
  keys,
  kit,
  kitMark,
  kitName,
  kitText,
  marks,
  paper,
  picture,
  row as rowClass,
  rows as rowsClass,
  rulers,
  time,
  today as todayClass,
  todayPill,
  todayRulers,
} from './payments.styles'
import type { PaymentsProps } from './payments-page'

/** E-76: one row for each kit, on the ruler of time, and its money on the one beside it. */
export function PaymentRows({ view, words }: PaymentsProps) {
  const t = useTranslations('payments')
  const { rows, today } = view
  const firstLater = rows.findIndex(({ date }) => date > today)
  return (
    <section className={rowsClass} aria-label={t('rows')}>
      <p className={heads} aria-hidden="true">
        <span>{t('kitsHead')}</span>
        <span />
        <span>{t('moneyHead')}</span>
      </p>
      <ol>
        {rows.map((row, index) => (
          <Fragment key={row.key}>
            {index === firstLater && index > 0 && <Today view={view} words={words} band={bandAt(rows, index)} />}
            <Row row={row} view={view} words={words} band={bandAt(rows, index)} />
          </Fragment>
        ))}
      </ol>
      <ul className={keys}>
        {rows.some(({ payment }) => PAID.includes(payment.kind)) && (
          <li>
            <span className={keyPaid} aria-hidden="true" />
            {t('keyPaid')}
          </li>
        )}
        {rows.some(({ payment }) => payment.kind === 'with') && (
          <li>
            <span className={keyPlanned} aria-hidden="true" />
            {t('keyPlanned')}
          </li>
        )}
      </ul>
    </section>
  )
}

const PAID: readonly Payment['kind'][] = ['covered', 'gift']

/** What one payment pays for runs along the ruler, from the payment on. */
type Band = { tone: 'paid' | 'planned'; isFirst: boolean } | null

function bandAt(rows: readonly PaymentRow[], index: number): Band {
  const payment = rows[index]?.payment
  switch (payment?.kind) {
    case 'charged':
      return payment.kits > 1 ? { tone: 'paid', isFirst: true } : null
    case 'planned':
      return payment.kits > 1 ? { tone: 'planned', isFirst: true } : null
    case 'covered':
      return { tone: 'paid', isFirst: false }
    case 'gift':
      return { tone: 'paid', isFirst: rows[index - 1]?.payment.kind !== 'gift' }
    case 'with':
      return { tone: 'planned', isFirst: false }
    default:
      return null
  }
}

function markOf({ kind }: Payment): string | null {
  if (kind === 'charged' || kind === 'paid') return marks.charged
  if (kind === 'planned' || kind === 'owed') return marks.planned
  return kind === 'failed' ? marks.failed : null
}

type RowProps = PaymentsProps & { row: PaymentRow; band: Band }

function Row({ row, view: { kits, payHref }, words, band }: RowProps) {
  const t = useTranslations('payments')
  const own = wordsOf(row, kits)
  const mark = markOf(row.payment)
  return (
    <li className={rowClass} data-band={own.band ?? undefined} data-payment={row.payment.kind}>
      <div className={kit}>
        {row.picture && (
          <div className={picture}>
            <Picture picture={kitPicture(row.picture)} sizes="132px" isDecorative />
          </div>
        )}
        <div>
          <h2 className={kitName}>{own.title}</h2>
          <p className={kitText}>{words.weekday(row.date)}</p>
          {row.hasBooks && <p className={kitText}>{t('withBooks')}</p>}
        </div>
      </div>
      <div className={rulers} data-rulers="" aria-hidden="true">
        <div className={time}>
          <span className={kitMark} />
        </div>
        <div className={paper}>
          {band && <span className={bands[band.tone][band.isFirst ? 'begins' : 'goesOn']} />}
          {mark && <span className={mark} />}
        </div>
      </div>
      <PaymentMoney row={row} words={words} payHref={payHref} />
    </li>
  )
}

function Today({ view, words, band }: PaymentsProps & { band: Band }) {
  const t = useTranslations('payments')
  const goesOn = band && !band.isFirst ? band : null
  return (
    <li className={todayClass}>
      <div className={`${rulers} ${todayRulers}`} aria-hidden="true">
        <div className={time} />
        <div className={paper}>{goesOn && <span className={bands[goesOn.tone].goesOn} />}</div>
      </div>
      <span className={todayPill}>{t('today', { date: words.day(view.today) })}</span>
    </li>
  )
}
