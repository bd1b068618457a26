import type { AddLine } from '~/services/domain/cart/cart.contract'
import { addOnLine, productLine } from '~/services/domain/cart/line.rules'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import {
  type Customization,
  chosenSingle,
  kitOptionsOf,
  singlesOf,
  startCustomization,
} from '~/services/domain/kits/customization.rules'
import { kitOfAnchor, standaloneKit } from '~/services/domain/kits/kit.rules'
import type { Money } from '~/services/domain/money/money'
import { kitSaving } from '~/services/domain/prices/savings.rules'
import type { Product } from '~/services/domain/products/product.contract'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'

/** `was` is struck through; `savePercent` stands in a badge. */
export type Offer = { price: Money; was: Money | null; savePercent: number | null }
type Offers = { subscription: Offer; standalone: Offer | null }

/** One of several boxes of the single kit, by what can be chosen in it (S-087). */
export type Box = { variantId: string; label: string; isSelected: boolean; isOutOfStock: boolean }

type GoodsPicture = { src: string; alt: string; width: number; height: number }

/** What is shown of one more thing for the box; its flow tells the rest. */
export type AddOnGoods = {
  text: string
  price: Money
  picture: GoodsPicture | null
  /** of its variants, by their ids */
  variantPictures: Record<string, GoodsPicture>
  /** what its form sends without a script; null: it has to be chosen in a modal first (S-248) */
  line: AddLine | null
}

/** What the page shows of what was read for it; `goods` by the handles of the add-ons. */
export type ShownKit = {
  page: KitPage
  offers: Offers
  singleLine: AddLine | null
  boxes: Box[]
  goods: Record<string, AddOnGoods>
  /** S-085: null unless content numbers both steps */
  step: { step: number; steps: number } | null
  /** JSON-LD texts of structured-data.rules.ts */
  structuredData: string[]
}

/** What flags say of a kit's page. */
export type KitVariants = {
  /** S-092 */
  isTreatment: boolean
  /** S-091 */
  showsResale: boolean
  /** a failure that is only logged elsewhere is told (decided: E-91) */
  saysFailures: boolean
}

export const kitVariants = (flags: Partial<Flags>): KitVariants => ({
  isTreatment: flags['money_increase-perceived-pk-sub-value'] === 'treatment',
  showsResale: flags['money_resale-value-on-plk-pdp-v2'] === 'treatment',
  saysFailures: isOn(flags, 'loud-failures'),
})

type Sold = { page: Pick<KitPage, 'anchor' | 'customizableOptions'>; kit: Product; subscription: Product }

/** What each way to buy costs: the subscription's own variant of this age, and the single kit (S-086, S-190). */
export function offersOf({ page, kit, subscription }: Sold): Offers {
  const band = kitOfAnchor(page.anchor)?.band ?? 'toddler'
  const variant = subscription.variants.find(({ selectedOptions }) => {
    const values = selectedOptions.map(({ value }) => value)
    return values.includes(band) && values.includes('paygo')
  })
  const single = firstSingle(kit)
  if (!variant) throw new Error('Variant not found')
  const alone = single && { ...variant.price, amountCents: single.priceCents }
  const savePercent = kitSaving({ band }, { now: variant.price, full: alone }) || null
  return {
    subscription: { price: variant.price, was: null, savePercent },
    standalone: alone && { price: alone, was: null, savePercent: null },
  }
}

const firstSingle = (kit: Product) => standaloneKit(kit)?.variants[0] ?? null

/** S-365: what a form without scripts sends. */
export function singleLineOf(kit: Product): AddLine | null {
  const single = firstSingle(kit)
  return single && productLine({ variantId: single.id, priceCents: single.priceCents })
}

/** S-087: what the form of a kit with choices offers; the box of what was chosen before is picked. */
export function boxesOf({ page, kit }: Pick<Sold, 'page' | 'kit'>, stored: Customization): Box[] {
  const single = standaloneKit(kit)
  if (!single || single.variants.length < 2) return []
  const options = kitOptionsOf(page.customizableOptions)
  const customization = startCustomization(options, stored)
  const picked = chosenSingle({ singles: singlesOf(single), options, customization })
  return single.variants.map(({ id, title, selectedOptions, availableForSale }) => ({
    variantId: id,
    label: labelOf(page, selectedOptions) || title,
    isSelected: id === picked?.variantId && availableForSale,
    isOutOfStock: !availableForSale,
  }))
}

const labelOf = ({ customizableOptions }: Sold['page'], selected: readonly { value: string }[]) =>
  customizableOptions
    .flatMap(({ optionValues }) =>
      optionValues.filter(({ value }) => selected.some((option) => option.value.toLowerCase() === value.toLowerCase())),
    )
    .map(({ label }) => label)
    .join(', ')

export function goodsOf(product: Product, kit: Pick<Product, 'id'>): AddOnGoods {
  const [variant] = product.variants
  const isChosenFirst = product.variants.length > 1
  const pictures = product.variants.flatMap(({ id, image }) => (image ? [[id, pictureOf(image)] as const] : []))
  return {
    text: plainText(product.descriptionHtml),
    price: variant?.price ?? { amountCents: 0, currency: 'eur' },
    picture: product.images[0] ? pictureOf(product.images[0]) : null,
    variantPictures: Object.fromEntries(pictures),
    line:
      variant && !isChosenFirst
        ? addOnLine({ variantId: variant.id, priceCents: variant.price.amountCents, parentProductId: kit.id })
        : null,
  }
}

const pictureOf = ({ url, alt, width, height }: Product['images'][number]): GoodsPicture => ({
  src: url,
  alt,
  width,
  height,
})

const plainText = (html: string) => html.replace(/<[^>]*>/g, '').trim()

/** The most pictures that a gallery shows (decided: E-31). */
export const GALLERY_LIMIT = 8

/** S-206: in sort order. The main picture may stand in the list twice and is shown once. */
export function shownPictures<Picture extends KitPage['gallery'][number]>(gallery: readonly Picture[]): Picture[] {
  const sorted = [...gallery].sort((a, b) => a.sortOrder - b.sortOrder)
  const once = sorted.filter(({ name }, index) => sorted.findIndex((other) => other.name === name) === index)
  return once.slice(0, GALLERY_LIMIT)
}
