import { decimalFromCents, type Money } from '~/services/domain/money/money'
import type { InventoryStatus } from '~/services/domain/products/product.contract'
import type { ContentPicture, Crumb } from '~/services/flows/content/parts.contract'

/*
 * What search engines read of a page: schema.org as JSON-LD.
 * @see https://schema.org/Product
 */

type Words = { single: string; subscription: string }

/** S-075: the two ways to buy, as a search engine may show them. */
const OFFER_WORDS: Partial<Record<string, Words>> = {
  en: { single: 'Single Play Kit', subscription: 'Subscription, pay per kit' },
  nl: { single: 'Losse Play Kit', subscription: 'Abonnement, betalen per kit' },
  fr: { single: 'Play Kit à l’unité', subscription: 'Abonnement, paiement par kit' },
  de: { single: 'Einzelnes Play Kit', subscription: 'Abo, Zahlung pro Kit' },
  es: { single: 'Play Kit suelto', subscription: 'Suscripción, pago por kit' },
}

const AVAILABILITY: Record<InventoryStatus, string> = {
  active: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  presale: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
}

type RatingSummary = { value: number; count: number }

export type KitData = {
  language: string
  /** absolute address of the page */
  url: string
  /** "https://host" for pictures that have none of their own */
  origin: string
  title: string
  description: string
  sku: string | null
  pictures: readonly Pick<ContentPicture, 'src'>[]
  offers: { subscription: Money; single: Money | null }
  stock: InventoryStatus
  rating: RatingSummary | null
}

/** S-074, S-075: a kit with its offers and, if there are reviews, their summary. Throws on a language without words (S-076). */
export function kitData({ language, url, origin, rating, offers, stock, ...kit }: KitData) {
  const words = OFFER_WORDS[language]
  if (!words) throw new Error(`structured data has no words in "${language}"`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: kit.title,
    description: kit.description,
    url,
    ...(kit.sku === null ? {} : { sku: kit.sku }),
    image: kit.pictures.map(({ src }) => (src.startsWith('/') ? `${origin}${src}` : src)),
    offers: [
      ...(offers.single ? [offer({ name: words.single, price: offers.single, url, stock })] : []),
      offer({ name: words.subscription, price: offers.subscription, url, stock: 'active' }),
    ],
    ...(rating && rating.count > 0 ? { aggregateRating: ratingData(rating) } : {}),
  }
}

type Offered = { name: string; price: Money; url: string; stock: InventoryStatus }

/** S-077: prices have two decimals. */
const offer = ({ name, price, url, stock }: Offered) => ({
  '@type': 'Offer',
  name,
  price: decimalFromCents(price.amountCents),
  priceCurrency: price.currency.toUpperCase(),
  availability: AVAILABILITY[stock],
  url,
})

const ratingData = ({ value, count }: RatingSummary) => ({
  '@type': 'AggregateRating',
  ratingValue: value.toFixed(1),
  reviewCount: count,
})

/** S-102: the way to the page. The last one needs no address: it is the page. */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(url === null ? {} : { item: `${origin}${url}` }),
  })),
})

/** JSON for a script element: no `<` in it, so no text can end the element or open a comment. */
export const jsonLd = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
