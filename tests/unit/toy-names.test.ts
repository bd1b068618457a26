import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readKits } from '../../scripts/content/kit-seed'
import { namesOf, productsByNames } from '../../scripts/content/toy-names'

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
const Text = z.object({ en: z.string(), nl: z.string(), fr: z.string(), de: z.string(), es: z.string() })
const Toys = z.array(z.object({ handle: z.string(), title: Text, images: z.array(z.string()) }))

const names = namesOf(readKits())
const alts = z
  .record(z.string(), z.object({ alt: Text }))
  .parse(JSON.parse(readFileSync('src/content/media/index.json', 'utf8')))
const sold = Toys.parse(JSON.parse(readFileSync('src/content/seed/products/toys.json', 'utf8')))

describe('a toy has one name in each language', () => {
  test('in its kit and under its picture (node scripts/illustrations/render.ts)', () => {
    expect(names.size).toBe(110)
    for (const [picture, name] of names) expect({ picture, ...alts[picture]?.alt }).toEqual({ picture, ...name })
  })

  test('in the list of its kit in the shop, as a part and sold alone (npm run content)', () => {
    expect(
      productsByNames()
        .filter(({ now, wanted }) => now !== wanted)
        .map(({ file }) => file.pathname),
    ).toEqual([])
  })

  test('in what the picture of a toy sold alone says, where the English one says the name', () => {
    const saying = sold.filter(({ title, images }) => says(images[0], 'en', title.en))
    expect(saying.length).toBeGreaterThan(4)
    const unsaid = saying.flatMap(({ handle, title, images }) =>
      LANGUAGES.filter((language) => !says(images[0], language, title[language])).map(
        (language) => `${handle} ${language}`,
      ),
    )
    expect(unsaid).toEqual([])
  })

  test('and no other toy of a kit has it', () => {
    for (const language of LANGUAGES)
      expect(new Set([...names.values()].map((name) => name[language])).size).toBe(names.size)
  })
})

function says(picture: string | undefined, language: (typeof LANGUAGES)[number], name: string) {
  return alts[picture ?? '']?.alt[language].toLowerCase().includes(name.toLowerCase()) ?? false
}
