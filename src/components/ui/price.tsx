import { useLocale } from 'use-intl'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { visuallyHidden } from './page.styles'
import { price, was } from './price.styles'

/** In the page's own locale; `locale` names another one that `Intl` formats with. */
export function Price({ money, locale }: { money: Money; locale?: string }) {
  const own = useLocale()
  return <span className={price}>{formatMoney(money, locale ?? own)}</span>
}

/** What it cost before; `label` says so to those who do not see the line. */
export function OldPrice({ money, locale, label }: { money: Money; locale?: string; label: string }) {
  const own = useLocale()
  return (
    <s className={was}>
      <span className={visuallyHidden}>{label} </span>
      {formatMoney(money, locale ?? own)}
    </s>
  )
}
