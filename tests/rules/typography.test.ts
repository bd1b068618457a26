import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
type Language = (typeof LANGUAGES)[number]
type Rule = { name: string; wrong: RegExp; example: string }

/** What no language has: typewriter's quotes and dots, spaces at the ends of a line, two of them, or one before a comma. */
const EVERYWHERE: Rule[] = [
  { name: 'an apostrophe is ’', wrong: /'/, example: "Don't" },
  { name: 'quotation marks are not straight', wrong: /"/, example: 'the word "me"' },
  { name: 'one space, not two', wrong: / {2}|[ \u00a0\u202f](?:\n|$)/, example: 'One.  Two' },
  { name: 'an ellipsis is …', wrong: /\.\.\./, example: 'Wait...' },
  { name: 'no space before a comma or a full stop', wrong: /[ \u00a0\u202f][,.](?!\d)/, example: 'one , two' },
  { name: 'no hyphen for a dash or between ages', wrong: /\S - \S|\b\d{1,2}-\d{1,2} \p{L}/u, example: '5-6 months' },
]

const CLOSE: Rule[] = [
  { name: 'no space before ; : ! ?', wrong: /[ \u00a0\u202f][;:!?]/, example: 'Sure ?' },
  { name: 'French quotation marks are French', wrong: /[«»]/, example: '«me»' },
]

const RULES: Record<Language, Rule[]> = {
  en: [
    ...CLOSE,
    { name: '17%', wrong: /[\d}][ \u00a0\u202f]%/, example: 'Save {percent} %' },
    { name: '‘so’ or “so”', wrong: /[„‚]/, example: '„so“' },
  ],
  nl: [
    ...CLOSE,
    { name: '17%', wrong: /[\d}][ \u00a0\u202f]%/, example: 'Bespaar 17 %' },
    { name: '‘zo’', wrong: /[„“”]/, example: '“zo”' },
  ],
  fr: [
    { name: 'a narrow no-break space before ; : ! ? %', wrong: /[^\u202f\d/][;:!?%](?=\s|$|[»)<])/, example: 'Déjà ?' },
    { name: '« ainsi », narrow no-break spaces inside', wrong: /«(?!\u202f)|(?<!\u202f)»/, example: '« moi »' },
    { name: 'no other quotation marks', wrong: /[“”„‘]/, example: '“moi”' },
  ],
  de: [
    { name: 'no space before ; : ! ?', wrong: /[ \u00a0\u202f][;:!?]/, example: 'Ja !' },
    { name: '17 %, a no-break space between', wrong: /[^\u00a0]%/, example: '17%' },
    { name: '„so“', wrong: /[”«»]|“(?=[\p{L}\d])/u, example: '“so”' },
  ],
  es: [
    { name: 'no space before ; : ! ?', wrong: /[ \u00a0\u202f][;:!?]/, example: '¿Sí ?' },
    { name: '17 %, a no-break space between', wrong: /[^\u00a0]%/, example: '17%' },
    { name: '«así»', wrong: /[“”„‘]|«\s|\s»/, example: '“así”' },
    { name: '¿ opens what ? closes, ¡ what ! closes', wrong: /^[^¿]*\?|^[^¡]*!/, example: 'Ya?' },
  ],
}

/** Texts of messages have plural forms inside: what is between them is not read, only what they say. */
const plain = (text: string) => text.replace(/\{(\w+), plural,((?:[^{}]|\{[^{}]*\})*)\}/g, ' $2').replace(/ {2,}/g, ' ')
/** Without markup: what is bold stands in its sentence, other elements are lines; an address is a word. */
const prose = (text: string) =>
  text
    .replace(/<\/?strong>|\]\([^)]+\)/g, '')
    .replace(/(?:<[^>]+>)+/g, '\n')
    .replace(/[\w.]+@[\w.]+\w/g, 'x')

type Said = { where: string; language: Language; text: string }

const isTexts = (value: object) => LANGUAGES.every((language) => language in value)

/** Every text below a value, and the language that stands above it. */
function* textsIn(value: unknown, where: string, language: Language | null): Generator<Said> {
  if (typeof value === 'string') {
    if (language) yield { where, language, text: value }
    return
  }
  if (!value || typeof value !== 'object') return
  const named = isTexts(value)
  for (const [key, below] of Object.entries(value))
    yield* textsIn(below, `${where}.${key}`, named ? (LANGUAGES.find((known) => known === key) ?? null) : language)
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const seed = globSync('src/content/{seed,mails,media}/**/*.json').sort()
const texts = [
  ...[...seed, 'src/content/plain-answers.json', 'src/content/preview-words.json'].flatMap((path) => [
    ...textsIn(jsonOf(path), path, null),
  ]),
  ...LANGUAGES.flatMap((language) => {
    const path = `src/content/messages/${language}.json`
    return [...textsIn(jsonOf(path), path, language)].map((said) => ({ ...said, text: plain(said.text) }))
  }),
]

const PREVIEW_BANNER = "you're previewing {email}'s account"

describe.each(LANGUAGES)('texts in %s', (language) => {
  // A-210 writes this one with typewriter's apostrophes, and whoever compares the text with the rule finds them
  const own = texts.filter((said) => said.language === language && said.text !== PREVIEW_BANNER)

  test('are found', () => expect(own.length).toBeGreaterThan(2_000))

  test.each([...EVERYWHERE, ...RULES[language]])('$name', ({ wrong, example }) => {
    expect(example).toMatch(wrong)
    expect(own.filter(({ text }) => wrong.test(prose(text))).map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })
})

/** The words of letters and lines of bills are code, because they have numbers in them. */
test('nor is there a straight apostrophe in what emails and bills say', () => {
  for (const path of ['src/content/checkout-emails.ts', 'src/content/checkout-words.ts', 'src/content/gift-letters.ts'])
    expect(readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')).not.toMatch(/\p{L}'\p{L}/u)
})
