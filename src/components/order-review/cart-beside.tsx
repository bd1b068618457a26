import { useLocale, useTranslations } from 'use-intl'
import type { CartView } from '~/machines/cart/cart/cart.connect'
import { formatMoney } from '~/services/domain/money/money'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { beside } from './order-review.styles'

type CartBesideProps = { view: { lines: CartView['lines']; total: CartView['cost']['total']; href: string } }

/** What stays in the cart while a subscription is ordered, and how both are had (decided: ADR-0047). */
export function CartBeside({ view: { lines, total, href } }: CartBesideProps) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (lines.length === 0) return null
  const names = lines.map(({ title, translations, quantity }) => {
    const name = translations.title ?? title
    return quantity > 1 ? t('pieces', { name, quantity }) : name
  })
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const what = new Intl.ListFormat(locale).format(names)
  return (
    <div className={beside}>
      <Note tone="notice" title={t('inCart', { what, count })}>
        <p>{t('inCartText', { sum: formatMoney(total, locale) })}</p>
        <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={href}>
          {t('toCart')}
        </TextLink>
      </Note>
    </div>
  )
}
