import type { CatalogProduct } from '../products/catalog-product.contract'
import type { Customization, KitOption } from './customization.rules'

type Offering = Pick<CatalogProduct, 'customizable_options'>

/** What a product lets its owner choose, as the rules know it. */
export const optionsOf = ({ customizable_options }: Offering): KitOption[] =>
  customizable_options.map(({ option_name: name, option_values }) => ({
    name,
    values: option_values.map(({ value, is_default: isDefault }) => ({ value, isDefault })),
  }))

/** A choice in words, in the order of the questions. */
export const wordsOfChoice = ({ customizable_options }: Offering, chosen: Customization): string[] =>
  customizable_options.flatMap(({ option_name, option_values }) =>
    option_values.filter(({ value }) => value === chosen[option_name]).map(({ localized_label }) => localized_label),
  )

/** The box that was chosen: the variant with each value by which the shop tells its boxes apart. */
export function skuOfChoice(
  { variants, default_variant_sku }: Pick<CatalogProduct, 'variants' | 'default_variant_sku'>,
  chosen: Customization,
): string {
  const known = new Set(variants.flatMap(({ option_values }) => option_values))
  const telling = Object.values(chosen).filter((value) => known.has(value))
  if (telling.length === 0) return default_variant_sku
  const box = variants.find(({ option_values }) => telling.every((value) => option_values.includes(value)))
  return box?.sku ?? default_variant_sku
}
