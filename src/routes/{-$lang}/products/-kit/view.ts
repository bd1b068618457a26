import type { AddOnGoods, Box, Offer } from '~/components/kit-page/kit-page.view'
import {
  type Customization,
  chosenSingle,
  kitOptionsOf,
  singlesOf,
} from '~/machines/shop/play-kit-cta/play-kit-cta.rules'
import { addOnLine, productLine } from '~/services/domain/cart/line.rules'
import { KIT_DISCOUNT_PERCENT, kitOfAnchor, standaloneKit } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { Product } from '~/services/domain/products/product.contract'
import type { KitPage } from '~/services/flows/content/pages.contract'
import { breadcrumbData, jsonLd, kitData } from '~/services/flows/kit-page/structured-data.rules'

type Shelf = { page: KitPage; kit: Product; subscription: Product }

/** What each way to buy costs: the subscription's own variant of this age, and the single kit (S-086, S-190). */
export function offersOf({ page, kit, subscription }: Shelf): { subscription: Offer; standalone: Offer | null } {
  const band = kitOfAnchor(page.anchor)?.band ?? 'toddler'
  const variant = subscription.variants.find(({ selectedOptions }) => {
    const values = selectedOptions.map(({ value }) => value)
    return values.includes(band) && values.includes('paygo')
  })
  const single = singleOf(kit)
  if (!variant) throw new Error('Variant not found')
  return {
    subscription: { price: variant.price, was: null, savePercent: single ? KIT_DISCOUNT_PERCENT[band] : null },
    standalone: single && { price: { ...variant.price, amountCents: single.priceCents }, was: null, savePercent: null },
  }
}

const singleOf = (kit: Product) => standaloneKit(kit)?.variants[0] ?? null

/** S-365: what a form without scripts sends. */
export function singleLineOf(kit: Product) {
  const single = singleOf(kit)
  return single && productLine({ variantId: single.id, priceCents: single.priceCents })
}

/** S-087: what the form of a kit with choices offers; the box of `customization` is picked. */
export function boxesOf({ page, kit }: Pick<Shelf, 'page' | 'kit'>, customization: Customization): Box[] {
  const single = standaloneKit(kit)
  if (!single || single.variants.length < 2) return []
  const options = kitOptionsOf(page.customizableOptions)
  const picked = chosenSingle({ singles: singlesOf(single), options, customization })
  return single.variants.map(({ id, title, selectedOptions, availableForSale }) => ({
    variantId: id,
    label: labelOf(page, selectedOptions) || title,
    isSelected: id === picked?.variantId && availableForSale,
    isOutOfStock: !availableForSale,
  }))
}

const labelOf = ({ customizableOptions }: KitPage, selected: readonly { value: string }[]) =>
  customizableOptions
    .flatMap(({ optionValues }) =>
      optionValues.filter(({ value }) => selected.some((option) => option.value.toLowerCase() === value.toLowerCase())),
    )
    .map(({ label }) => label)
    .join(', ')

export function goodsOf(product: Product, kit: Product): AddOnGoods {
  const [variant] = product.variants
  const [image] = product.images
  const price: Money = variant?.price ?? { amountCents: 0, currency: 'eur' }
  const isChosenFirst = product.variants.length > 1
  return {
    text: plainText(product.descriptionHtml),
    price,
    picture: image ? { src: image.url, alt: image.alt, width: image.width, height: image.height } : null,
    line:
      variant && !isChosenFirst
        ? addOnLine({ variantId: variant.id, priceCents: variant.price.amountCents, parentProductId: kit.id })
        : null,
  }
}

const plainText = (html: string) => html.replace(/<[^>]*>/g, '').trim()

/** S-074 to S-077, S-102. */
export function structuredDataOf(
  { page, kit, subscription }: Shelf,
  { locale, origin }: { locale: Locale; origin: string },
) {
  const offers = offersOf({ page, kit, subscription })
  const url = `${origin}${page.url}`
  const product = kitData({
    language: locale.language,
    url,
    origin,
    title: page.title,
    description: page.shortDescription,
    sku: kit.variants[0]?.sku ?? null,
    pictures: page.pictures,
    offers: { subscription: offers.subscription.price, single: offers.standalone?.price ?? null },
    stock: kit.availableForSale ? 'active' : 'out_of_stock',
    rating: null,
  })
  return [jsonLd(product), jsonLd(breadcrumbData(page.breadcrumb, origin))]
}
