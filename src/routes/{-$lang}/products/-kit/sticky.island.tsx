import { StickySummary } from '~/components/kit-page/sticky-summary'
import type { KitPageView } from '~/machines/shop/kit-page/kit-page.connect'
import { intlLocale } from '~/services/domain/locale'
import { useShell } from '../../../-shell/shell'
import type { KitStore } from './kit.island'
import type { KitData } from './loader'
import { offersOf } from './view'

type StickyIslandProps = { data: KitData; store: KitStore; view: KitPageView }

/** S-249: what has been chosen along the way, and the way to the cart. */
export function StickyIsland({ data, view }: StickyIslandProps) {
  const { locale } = useShell()
  if (!view.sticky) return null
  const { currency } = offersOf(data).subscription.price
  const chosen = view.addOns.filter(({ isSelected }) => isSelected)
  const amountCents = chosen.reduce(
    (sum, { variants }) =>
      sum + variants.reduce((all, { isInCart, priceCents }) => all + (isInCart ? priceCents : 0), 0),
    0,
  )
  return (
    <StickySummary
      view={view.sticky}
      total={{ amountCents, currency }}
      totalLabel={data.page.productAddOnsTotalLabel ?? ''}
      locale={intlLocale(locale.code)}
      cartHref={`${locale.prefix}/cart`}
    />
  )
}
