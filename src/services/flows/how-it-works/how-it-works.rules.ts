import { cartDelivery } from '~/services/domain/delivery/cart-delivery.rules'
import { kitsOfYear } from '~/services/domain/kits/kit.rules'
import type { Region } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { ExampleYear } from '~/services/domain/plans/example-year.rules'
import { kitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { HowItWorksPage } from '~/services/flows/content/how-it-works.contract'
import type { KitCard } from '~/services/flows/content/parts.contract'

/** What one kit of a year of life costs, with a subscription and alone; null: the shop does not say now. */
export type YearPrice = HowItWorksPage['prices']['ages'][number] & {
  kits: number
  subscription: Money
  single: Money | null
}

type Around = { region: Region; singles: (Money | null)[] }

export function yearPrices({ prices }: Pick<HowItWorksPage, 'prices'>, { region, singles }: Around): YearPrice[] {
  const subscription = kitPrices(region)
  return prices.ages.map((age) => ({
    ...age,
    kits: kitsOfYear(age.band).length,
    subscription: subscription[age.priceKey],
    single: singles[age.band - 1] ?? null,
  }))
}

/** What the delivery of the cheapest kit costs, which has the furthest to go until it is free. Null: not known now. */
export function deliveryOf(singles: Money[]): Money | null {
  const [cheapest] = singles.toSorted((one, other) => one.amountCents - other.amountCents)
  if (!cheapest) return null
  const { currency } = cheapest
  const delivery = cartDelivery({ currency, lines: [{ productType: 'Play Kit', subtotal: cheapest }] })
  return delivery.kind === 'charged' ? delivery.price : { amountCents: 0, currency }
}

export type ExampleChild = Omit<ExampleYear, 'stops'> & {
  stops: (ExampleYear['stops'][number] & Pick<KitCard, 'url' | 'shortTitle' | 'band' | 'picture'>)[]
}

/** A kit that no editor shows is left out, and its mark with it. */
export function childOf({ stops, ...year }: ExampleYear, cards: KitCard[]): ExampleChild {
  const shown = stops.flatMap((stop) => {
    const card = cards.find(({ anchor }) => anchor === stop.anchor)
    if (!card) return []
    const { url, shortTitle, band, picture } = card
    return [{ ...stop, url, shortTitle, band, picture }]
  })
  return { ...year, stops: shown }
}
