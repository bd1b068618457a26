import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Text = z.object({ en: z.string(), nl: z.string(), fr: z.string(), de: z.string(), es: z.string() })

/** src/content/seed/kits/{name}.json: the words of one Play Kit. `months` from and to, inclusive. */
export const KitSeed = z.object({
  anchor: z.string().regex(/^kit-the-[a-z-]+$/),
  name: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  months: z.tuple([z.number().int(), z.number().int()]),
  defaultAgeMonths: z.number().int(),
  band: z.number().int().min(1).max(5),
  ageRange: Text,
  ageDescription: Text,
  shortDescription: Text,
  longDescription: Text,
  includesIntro: Text,
  toys: z.array(z.object({ picture: z.string(), title: Text, description: Text, skill: Text })).length(5),
  forParents: z.array(Text),
  forParentsIntro: Text,
  faq: z.array(z.object({ question: Text, answer: Text })),
  quote: z.object({ text: Text, by: Text }),
  shipMessage: Text,
  ctaMessage: Text,
  seoTitle: Text,
  seoDescription: Text,
  customizable: z
    .object({
      option_name: z.string(),
      option_prompt: Text,
      option_values: z.array(
        z.object({ value: z.string(), is_default: z.boolean(), image_uri: z.string(), localized_label: Text }),
      ),
    })
    .nullable(),
})
export type KitSeed = z.infer<typeof KitSeed>

const FOLDER = new URL('../../src/content/seed/kits/', import.meta.url)

/** The kits of the seed from birth to the fifth birthday. */
export function readKits(): KitSeed[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  const kits = files.map((file) => KitSeed.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))))
  return kits.sort((a, b) => a.months[0] - b.months[0])
}
