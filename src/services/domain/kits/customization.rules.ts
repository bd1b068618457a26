import type { StandaloneKit } from './kit.rules'

/** What a kit lets a buyer choose (S-192), as the flow knows it: names and values, without pictures. */
export type KitOption = { name: string; values: { value: string; isDefault: boolean }[] }
export type Customization = Record<string, string>

type Offered = { optionName: string; optionValues: readonly { value: string; isDefault: boolean }[] }

export const kitOptionsOf = <Option extends Offered>(options: readonly Option[]): KitOption[] =>
  options.map(({ optionName, optionValues }) => ({
    name: optionName,
    values: optionValues.map(({ value, isDefault }) => ({ value, isDefault })),
  }))

/** The value of each option before anyone chose: the one flagged as default, else the first (S-087). */
const defaultCustomization = (options: readonly KitOption[]): Customization =>
  Object.fromEntries(
    options.flatMap(({ name, values }) => {
      const start = values.find(({ isDefault }) => isDefault) ?? values[0]
      return start ? [[name, start.value]] : []
    }),
  )

/** Earlier choices that this kit still offers, over its defaults. */
export const startCustomization = (options: readonly KitOption[], stored: Customization): Customization => ({
  ...defaultCustomization(options),
  ...Object.fromEntries(Object.entries(stored).filter(([name, value]) => isOffered(options, { name, value }))),
})

export const isOffered = (options: readonly KitOption[], { name, value }: { name: string; value: string }) =>
  options.some((option) => option.name === name && option.values.some((offered) => offered.value === value))

/** One box of the kit as it is sold alone: `values` are those of its options in the shop, in lower case. */
export type SingleKit = { variantId: string; priceCents: number; values: string[]; isInStock: boolean }

export const singlesOf = (kit: StandaloneKit | null): SingleKit[] =>
  (kit?.variants ?? []).map(({ id, priceCents, selectedOptions, availableForSale }) => ({
    variantId: id,
    priceCents,
    values: selectedOptions.map(({ value }) => value.toLowerCase()),
    isInStock: availableForSale,
  }))

type Choosing = { singles: readonly SingleKit[]; options: readonly KitOption[]; customization: Customization }

/**
 * The box that was chosen (S-087): it has the value of each option by which the shop tells its boxes apart. null where
 * the shop has no such box: then none is bought rather than another one.
 */
export function chosenSingle({ singles, options, customization }: Choosing): SingleKit | null {
  const telling = options.filter(({ values }) => values.some(({ value }) => singles.some(hasValue(value))))
  return singles.find((single) => telling.every(({ name }) => hasValue(customization[name])(single))) ?? null
}

const hasValue = (value: string | undefined) => (single: SingleKit) =>
  value !== undefined && single.values.includes(value.toLowerCase())
