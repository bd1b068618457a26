const SKIN_TONES = ['light', 'tan', 'dark'] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** The skin tone of a doll's variant, by whatever name its option goes; null for anything else. */
export const skinToneOf = ({ selectedOptions }: { selectedOptions: readonly { value: string }[] }): SkinTone | null =>
  SKIN_TONES.find((tone) => selectedOptions.some(({ value }) => value.toLowerCase() === tone)) ?? null
