import { KitCard } from '../parts.contract'
import { type Context, type Entry, numberOf, shown, textOf } from './entry'
import { bandOf } from './parts'
import { pictureOf } from './picture'

/** Bundle price groups follow the stage, not the year of life: E-19. */
export function priceKeyOf(monthsTo: number) {
  if (monthsTo <= 12) return '0-12-months'
  return monthsTo <= 36 ? '1-3-years' : '3-plus-years'
}

/** One kit as a card, from its stage and its product; none where a field is missing. */
export function kitCardOf(kit: Entry, { product, context }: { product: Entry; context: Context }): KitCard[] {
  const anchor = textOf(kit.fields.anchor)
  const months = { from: numberOf(kit.fields.monthsFrom), to: numberOf(kit.fields.monthsTo) }
  const title = textOf(product.fields.title)
  const candidate = {
    anchor,
    url: `${context.locale.prefix}/products/${anchor}`,
    title,
    shortTitle: textOf(product.fields.shortTitle) || title,
    ageRange: textOf(product.fields.ageRange),
    months,
    band: bandOf(kit.fields.band),
    priceKey: priceKeyOf(months.to),
    shortDescription: textOf(product.fields.shortDescription),
    picture: pictureOf(product.fields.listingImage),
  }
  return shown(KitCard, { candidate, entry: kit, reason: 'not a kit', context })
}
