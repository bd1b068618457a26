import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { Thumbnail } from '../ui/picture'
import { OldPrice } from '../ui/price'
import type { ShownCheckout } from './checkout-props'
import { amount, detail, line as lineStyle, lines, name, old, picture } from './order-summary.styles'

/** What is bought. */
export function OrderLines({ checkout }: { checkout: ShownCheckout }) {
  return (
    <ul className={lines}>
      {checkout.lines.map((line) => (
        <OrderLine key={line.sku} line={line} currency={checkout.currency_code} />
      ))}
    </ul>
  )
}

type OrderLineProps = { line: ShownCheckout['lines'][number]; currency: ShownCheckout['currency_code'] }

function OrderLine({ line, currency }: OrderLineProps) {
  const locale = useLocale()
  const t = useTranslations('checkout.summary')
  const full = line.full_price * line.quantity
  return (
    <li className={lineStyle} data-plain={line.picture ? undefined : ''}>
      {line.picture && (
        <span className={picture}>
          <Thumbnail picture={{ src: line.picture, alt: '', width: 160, height: 160 }} edge={80} />
        </span>
      )}
      <div>
        <p className={name}>{line.title}</p>
        {line.details.map((text) => (
          <p key={text} className={detail}>
            {text}
          </p>
        ))}
        {line.quantity > 1 && (
          <p className={detail}>{t(line.kind === 'addOn' ? 'forKits' : 'quantity', { count: line.quantity })}</p>
        )}
      </div>
      <p className={amount}>
        {formatMoney({ amountCents: line.total, currency }, locale)}
        {full > line.total && (
          <span className={old}>
            <OldPrice money={{ amountCents: full, currency }} locale={locale} label={t('was')} />
          </span>
        )}
      </p>
    </li>
  )
}
