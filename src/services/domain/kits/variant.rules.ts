/** What a product page selects from; `numericId` is the number of the URL's `variant` (S-021). */
export type SelectableVariant = { id: string; numericId: string }

/** The variant that the query names, else the default one, which is the first (S-062). Throws where a product has none (S-387). */
export function selectedVariant<V extends SelectableVariant>(variants: readonly V[], queried: string | null): V {
  const [first] = variants
  const variant = variants.find(({ numericId }) => numericId === queried) ?? first
  if (!variant) throw new Error('Variant not found')
  return variant
}

export const SKIN_TONES = ['light', 'tan', 'dark'] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** The skin tone of a doll's variant, by whatever name its option goes; null for anything else. */
export const skinToneOf = ({ selectedOptions }: { selectedOptions: readonly { value: string }[] }): SkinTone | null =>
  SKIN_TONES.find((tone) => selectedOptions.some(({ value }) => value.toLowerCase() === tone)) ?? null
