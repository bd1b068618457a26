import type { CustomizableOption } from '~/services/contentful/parts.contract'

/** What a kit lets a buyer choose (S-192), as the flow knows it: names and values, without pictures. */
export type KitOption = { name: string; values: { value: string; isDefault: boolean }[] }
export type Customization = Record<string, string>

export const kitOptionsOf = (options: readonly CustomizableOption[]): KitOption[] =>
  options.map(({ optionName, optionValues }) => ({
    name: optionName,
    values: optionValues.map(({ value, isDefault }) => ({ value, isDefault })),
  }))

/** The value of each option before anyone chose: the one flagged as default, else the first (S-087). */
export const defaultCustomization = (options: readonly KitOption[]): Customization =>
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

export const CHILD_INFO_PATH = '/pages/subscription-v3/child-info'

/** The first step of the subscription (S-017). Only what a QR code brought goes into the address (decided: E-07, E-89). */
export function childInfoHref({ prefix, qrTargetProduct }: { prefix: string; qrTargetProduct: string | null }): string {
  const query = qrTargetProduct ? `?${new URLSearchParams({ qrTargetProduct })}` : ''
  return `${prefix}${CHILD_INFO_PATH}${query}`
}
