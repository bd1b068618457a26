import { formatMoney, type Money } from '~/services/domain/money/money'
import { visuallyHidden } from './page.styles'
import { price, was } from './price.styles'

/** `locale` is the one `Intl` formats with (see intlLocale). */
export function Price({ money, locale }: { money: Money; locale: string }) {
  return <span className={price}>{formatMoney(money, locale)}</span>
}

/** What it cost before; `label` says so to those who do not see the line. */
export function OldPrice({ money, locale, label }: { money: Money; locale: string; label: string }) {
  return (
    <s className={was}>
      <span className={visuallyHidden}>{label} </span>
      {formatMoney(money, locale)}
    </s>
  )
}
