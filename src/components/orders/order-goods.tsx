import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { taxNameOf } from '~/services/domain/prices/tax-name.rules'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { DiscountRows } from '../ui/discount-codes'
import { Thumbnail } from '../ui/picture'
import { SavingLine, SumRow, Sums } from '../ui/sums'
import { amount, detail, line as lineStyle, lines, name, remark, sums as sumsStyle, title } from './order-page.styles'

type Part = { order: OwnOrder }
/** `isNamed`: a heading above says already what it is */
type GoodsProps = Part & { isNamed?: boolean }

/** What is in an order, and what it comes to. */
export function OrderGoods({ order, isNamed = false }: GoodsProps) {
  const t = useTranslations('orders')
  return (
    <section aria-label={t('items')}>
      {!isNamed && <h2 className={title}>{t('items')}</h2>}
      <ul className={lines}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can read the same, and none ever moves
          <Line key={`${index} ${line.title}`} line={line} order={order} />
        ))}
      </ul>
      <OrderTotals order={order} />
    </section>
  )
}

function Line({ line, order: { currency, paidBy } }: Part & { line: OwnOrder['lines'][number] }) {
  const t = useTranslations('orders')
  const say = useTranslations('account.paidBy')
  const locale = useLocale()
  const { variant, picture, quantity, total } = line
  return (
    <li className={lineStyle} data-plain={picture ? undefined : ''}>
      {picture && <Thumbnail picture={{ src: picture, alt: '', width: 160, height: 160 }} edge={80} />}
      <div>
        <p className={name}>{line.title}</p>
        {variant && <p className={detail}>{variant}</p>}
        {quantity > 1 && <p className={detail}>{t('quantity', { count: quantity })}</p>}
      </div>
      <p className={amount}>
        {line.isAhead && paidBy ? say(paidBy) : formatMoney({ amountCents: total, currency }, locale)}
      </p>
    </li>
  )
}

/** Where the tax is part of the prices it is said below, else it is a line of its own. */
function OrderTotals({ order: { sums, currency, details, paidBy } }: Part) {
  const t = useTranslations('orders')
  const say = useTranslations('account.paidBy')
  const goods = useTranslations('sums')
  const locale = useLocale()
  const money = (amountCents: number) => formatMoney({ amountCents, currency }, locale)
  const { saved, ahead, codes, isTaxIncluded } = sums
  return (
    <div className={sumsStyle}>
      <Sums>
        {(saved > 0 || ahead > 0 || codes.length > 0) && (
          <>
            <dt>{goods('goods')}</dt>
            <dd>{money(sums.goods)}</dd>
          </>
        )}
        {paidBy && <SumRow label={say(paidBy)} amount={`− ${money(ahead)}`} />}
        {saved > 0 && <SavingLine label={t('saving')} amount={money(saved)} />}
        <DiscountRows discounts={codes.map(({ code, amount: cents }) => ({ code, amount: money(cents) }))} />
        <SumRow label={t('subtotal')} amount={money(sums.subtotal)} />
        {details.delivery && (
          <SumRow label={t('delivery')} amount={sums.shipping === 0 ? t('free') : money(sums.shipping)} />
        )}
        {!isTaxIncluded && <SumRow label={t('salesTax')} amount={money(sums.tax)} />}
        <SumRow label={t('total')} amount={money(sums.total)} isLast />
      </Sums>
      {isTaxIncluded && sums.tax > 0 && (
        <p className={remark}>{t('taxIncluded', { name: taxNameOf(currency), tax: money(sums.tax) })}</p>
      )}
    </div>
  )
}
