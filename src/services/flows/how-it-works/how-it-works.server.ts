import { kitsOfYear, standaloneKit } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import { exampleYear } from '~/services/domain/plans/example-year.rules'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { content } from '~/services/flows/content/content.server'
import { shop } from '~/services/flows/products/shop.server'
import { today } from '~/services/flows/visit/today.server'
import { childOf, deliveryOf, yearPrices } from './how-it-works.rules'

/** The page, and what is reckoned for it: one child's dates, and prices of the region. */
export async function readHowItWorks(locale: Locale) {
  const [page, cards, singles] = await Promise.all([
    content().howItWorks(locale),
    content().kitCards(locale),
    readSingles(locale),
  ])
  const day = today()
  const years = yearPrices(page, { region: locale.region, singles })
  return {
    page,
    today: day,
    child: childOf(exampleYear(day), cards),
    years,
    singleDelivery: deliveryOf(years.flatMap(({ single }) => single ?? [])),
  }
}

const FIRST_KITS = [1, 2, 3, 4, 5].flatMap((year) => kitsOfYear(year)[0]?.anchor ?? [])

/** What the first kit of each year costs alone, in the order of the years: all of one year cost the same. */
async function readSingles(locale: Locale): Promise<(Money | null)[]> {
  const { catalogue } = await shop()
  return Promise.all(
    FIRST_KITS.map(async (anchor) => {
      const found = await catalogue.product(anchor, locale)
      const [variant] = (found.ok && standaloneKit(found.value)?.variants) || []
      return found.ok && variant
        ? { amountCents: variant.priceCents, currency: BUNDLE_PRICES[locale.region].currency }
        : null
    }),
  )
}
