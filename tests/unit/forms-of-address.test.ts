import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['src/content/messages', 'src/content/seed']

/**
 * A warm shop says du, je, vous and tú, everywhere. What speaks to somebody the other way: in German only where it
 * cannot begin a sentence, for there "Sie" and "Ihr" may be a doll.
 */
const OTHER_WAY: Record<string, RegExp> = {
  de: /(?<![.:!?“„>] ?|^)\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b|\b\p{L}+en Sie\b/u,
  nl: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|os|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
}
const LANGUAGES = Object.keys(OTHER_WAY)

type Text = { language: string; text: string; at: string }

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const own = LANGUAGES.find((language) => name === `${language}.json`) ?? null
      return textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), { at: join(folder, name), language: own })
    }),
)

function textsIn(value: unknown, { at, language }: { at: string; language: string | null }): Text[] {
  if (typeof value === 'string') return language ? [{ language, text: value, at }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, { at: `${at} ${key}`, language: LANGUAGES.includes(key) ? key : language }),
  )
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  const mine = texts.filter((each) => each.language === language)

  test('speak to the reader in one way', () => {
    expect(mine.length).toBeGreaterThan(200)
    expect(mine.filter(({ text }) => OTHER_WAY[language]?.test(text))).toEqual([])
  })
})
