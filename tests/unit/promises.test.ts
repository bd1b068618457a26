import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadMessages } from '~/content/messages'
import { plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { DELIVERY, DISPATCH_DAYS, MADE_TO_ORDER_WEEKS } from '~/services/domain/delivery/delivery.rules'
import { KITS } from '~/services/domain/kits/kit.rules'
import { LOCALE_CODES, localeOf, localeOfCode, REGIONS } from '~/services/domain/locale'
import { layOut } from '~/services/domain/plans/layout.rules'
import { vatOf } from '~/services/domain/prices/tax.rules'
import { promisesOf, withPromises } from '~/services/domain/promises/promises.rules'
import { REFUND_DAYS, RIGHTS } from '~/services/domain/rights/rights.rules'
import { LANGUAGES, type Language } from '../support/render'

type Said = { where: string; text: string; language: Language }

function textsIn(value: unknown, where: string, language: Language | null): Said[] {
  if (typeof value === 'string') return language ? [{ where, text: value, language }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, `${where}.${key}`, LANGUAGES.find((known) => known === key) ?? language),
  )
}
const SEED = globSync('src/content/seed/**/*.json')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
/** What editors and translators wrote. The shop's own policies stand behind Shopify's wire, where nothing is filled in. */
const written = [
  ...SEED.filter((file) => !file.endsWith('/shop.json')).flatMap((file) => textsIn(read(file), file, null)),
  ...LANGUAGES.flatMap((language) => textsIn(read(`src/content/messages/${language}.json`), language, language)),
]

const WORDS: Record<Language, string> = {
  en: 'two|three|four|five|seven|fourteen|thirty',
  nl: 'twee|drie|vier|vijf|zeven|veertien|dertig',
  fr: 'deux|trois|quatre|cinq|sept|quatorze|trente',
  de: 'zwei|drei|vier|fünf|sieben|vierzehn|dreißig',
  es: 'dos|tres|cuatro|cinco|siete|catorce|treinta',
}
const UNITS: Record<Language, string> = {
  en: '(?:working |business )?(?:day|week)s?',
  nl: '(?:werk)?dag(?:en)?|we?ek(?:en)?|weken',
  fr: 'jours?|semaines?',
  de: '(?:Werk)?[Tt]age?n?|Wochen?',
  es: 'días?|semanas?',
}
/** A span of days that a text states by itself: "within two working days", "30 Tage". */
const spans = (language: Language) =>
  new RegExp(`(?<![\\p{L}\\d])(?:\\d+|${WORDS[language]})[-\\s](?:<strong>)?(?:${UNITS[language]})(?!\\p{L})`, 'giu')
/** Of sending, sending back and paying back; not of a child's age, a reply to a letter, or a kit's new date. */
const PROMISE: Record<Language, RegExp> = {
  en: /ship|leave|deliver|arriv|return|refund|withdraw|cancel|postage|made to order|send (?:it|things) back/i,
  nl: /bezorg|verstuur|verzend|de deur uit|vertrek|retour|terug(?:st|be|ne)|herroep/i,
  fr: /livr|envo|part |partent|retour|renvo|rembours|rétract/i,
  de: /versand|verschick|liefer|rückgabe|zurück(?:sch|ne|ge)|erstatt|widerruf|porto/i,
  es: /envío|envia|envía|sale|llega|devol|reembols|desist/i,
}
/** The law on struck-through prices, and how far an account moves a date: neither is a promise of delivery. */
const OTHER =
  /thirty days before|dertig dagen ervoor|trente jours précédents|dreißig Tage davor|treinta días anteriores|up to three weeks|drie weken|trois semaines|drei Wochen|tres semanas/i

describe('a promise', () => {
  test('states no number of its own: days, prices and laws come from the tables', () => {
    const own = written.filter(
      ({ text, language }) =>
        PROMISE[language].test(text) && !OTHER.test(text) && [...text.matchAll(spans(language))].length > 0,
    )
    expect(own.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })

  test('states no amount of its own: what delivery costs, and from where on it is free', () => {
    const priced = written.filter(({ text }) => /[€£$]\s?\d|\d\s?[€£]/.test(text))
    expect(priced.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })

  test.each(['checkout-emails', 'charge-letters', 'rights-words', 'checkout-words'])(
    'of a letter states no number of its own either (%s)',
    (file) => {
      const text = readFileSync(`src/content/${file}.ts`, 'utf8')
      expect(LANGUAGES.flatMap((language) => text.match(spans(language)) ?? [])).toEqual([])
    },
  )

  test.each(LANGUAGES)('that states a number by itself would be found (%s)', (language) => {
    const said = {
      en: 'Ships within two working days',
      nl: 'Gaat binnen 2 werkdagen de deur uit',
      fr: 'Part sous 2 jours ouvrés',
      de: '30 Tage Rückgabe',
      es: 'Se envía en dos días laborables',
    }[language]
    expect(PROMISE[language].test(said) && spans(language).test(said)).toBe(true)
  })

  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const promising = written.filter(({ where }) => where.startsWith('src/content/seed'))

  test('is made in every language where it is made in one', () => {
    const known = Object.keys(promisesOf('en-EU'))
    const of = (language: Language) =>
      promising
        .filter((said) => said.language === language && !said.where.includes('regionTexts'))
        .flatMap(({ text }) => names(text).filter((name) => known.includes(name ?? '')))
        .sort()
    expect(of('en').length).toBeGreaterThan(30)
    for (const language of LANGUAGES) expect(of(language), language).toEqual(of('en'))
  })

  test.each(LOCALE_CODES)('is filled in wherever %s reads it', (code) => {
    const { language, region } = localeOfCode(code)
    const promises = promisesOf(code)
    const known: string[] = Object.keys(promisesOf('en-EU'))
    const isOfRegion = ({ where }: Said) => !where.includes('regionTexts') || where.includes(regionText[region])
    const left = promising
      .filter((said) => said.language === language && isOfRegion(said))
      .flatMap(({ text }) => names(withPromises(text, promises)).filter((name) => known.includes(name ?? '')))
    expect(left).toEqual([])
  })
  /** in the order of the two pages */
  const regionText = { eu: 'regionTexts.0', gb: 'regionTexts.1', us: 'regionTexts.2', au: 'regionTexts.3' }

  test.each(LOCALE_CODES)('in %s has the numbers of the region where one buys', (code) => {
    const { region } = localeOfCode(code)
    const { standard, express } = DELIVERY[region]
    const text = withPromises(
      '{dispatchDays} {madeToOrderWeeks} {standardDays} {expressDays} {returnDays}',
      promisesOf(code),
    )
    const days = ({ min_days, max_days }: typeof standard) => [...new Set([min_days, max_days])]
    const told = [DISPATCH_DAYS, MADE_TO_ORDER_WEEKS, ...days(standard), ...days(express), RIGHTS[region].returnDays]
    expect(text.split(/[ –]/).map(Number)).toEqual(told)
  })

  test.each([
    ['en-US', 'September 27, 2025'],
    ['en-GB', '27 September 2025'],
    ['de', '27. September 2025'],
  ] as const)('the example of a birth date stands in the order of %s', (code, day) =>
    expect(withPromises('{exampleDay}', promisesOf(code))).toBe(day),
  )

  test('leaves alone what a page fills in itself, and what is no promise', () =>
    expect(withPromises('{percent} {constructor} {returnDays}', promisesOf('nl'))).toBe('{percent} {constructor} 30'))
})

describe('rights', () => {
  test('a law that lets one withdraw gives no longer than we give', () => {
    for (const region of REGIONS) expect(RIGHTS[region].withdrawalDays ?? 0).toBeLessThan(RIGHTS[region].returnDays)
  })

  test('E-101 are those of the law in Europe and the United Kingdom; elsewhere our promise stands', () =>
    expect(REGIONS.map((region) => [region, RIGHTS[region].withdrawalDays])).toEqual([
      ['eu', 14],
      ['us', null],
      ['gb', 14],
      ['au', null],
    ]))

  test('sales tax comes on top exactly where prices come without it', () => {
    for (const region of REGIONS)
      expect(RIGHTS[region].taxName === 'salesTax').toBe(!vatOf(DELIVERY[region].home).isIncluded)
  })

  test('E-36 whoever reads another language than English buys in Europe', () => {
    for (const region of REGIONS)
      expect([localeOf('nl', region).region, localeOf('nl', region).currency]).toEqual(['eu', 'eur'])
  })
})

test.each(LANGUAGES)('the policies that Shopify tells state the numbers of the tables (%s)', (language) => {
  const said = textsIn(read('src/content/seed/shop.json'), 'shop', null).filter(
    ({ where, language: own }) => own === language && where.includes('.policies.'),
  )
  const numbers = (policy: string) =>
    said
      .filter(({ where }) => where.includes(`.${policy}.body`))
      .flatMap(({ text }) => [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.'))))
  const { returnDays, withdrawalDays } = RIGHTS.eu
  const { freeFrom, standard } = DELIVERY.eu
  expect(numbers('refundPolicy')).toEqual([returnDays, withdrawalDays, REFUND_DAYS])
  expect(numbers('shippingPolicy')).toEqual([DISPATCH_DAYS, freeFrom / 100, standard.price / 100])
})

test.each(LANGUAGES)('board books are in English only, and no text says otherwise (%s)', async (language) => {
  const book = {
    en: /board books?/i,
    nl: /kartonboekje/i,
    fr: /livres? cartonnés?/i,
    de: /Pappb[uü]ch/i,
    es: /libros? de cartón/i,
  }
  const others = {
    en: /Dutch|French|German|Spanish/,
    nl: /Nederlands|Frans|Duits|Spaans/,
    fr: /néerlandais|français|allemand|espagnol/,
    de: /Niederländisch|Französisch|Deutsch|Spanisch/,
    es: /neerlandés|francés|alemán|español/,
  }
  const sentences = written
    .filter((said) => said.language === language)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s/))
  const both = sentences.filter((text) => book[language].test(text) && others[language].test(text))
  expect(both).toEqual([])
  const { payment } = await loadMessages(language)
  expect(payment.noBooks).toMatch(
    {
      en: /English only/,
      nl: /alleen in het Engels/,
      fr: /qu’en anglais/,
      de: /nur auf Englisch/,
      es: /solo existen en inglés/,
    }[language],
  )
})

test.each(LANGUAGES)(
  'letters are answered within the days of the table, on whatever page it is said (%s)',
  (language) => {
    const reply = {
      en: /\banswers? (?:with)?in\b/i,
      nl: /\bantwoord(?:t|en) (?:je )?binnen\b/i,
      fr: /\brépond(?:ons)? (?:sous|en)\b/i,
      de: /\bantworte[nt] (?:innerhalb|binnen)\b/i,
      es: /\b(?:responde|contesta)(?:mos)? en (?!cas)/i,
    }[language]
    const replies = written.filter((said) => said.language === language && reply.test(said.text))
    expect(replies.length).toBeGreaterThan(20)
    expect(replies.filter(({ text }) => !text.includes('{answerDays}'))).toEqual([])
  },
)

test.each(LANGUAGES)(
  'the language of the guide is chosen with the child’s details, wherever it is said (%s)',
  (language) => {
    const said = {
      en: [/Dutch, French, German/, /along with your child’s details/],
      nl: [/Frans, Duits/, /bij de gegevens van je kind/],
      fr: [/néerlandais, allemand/, /en renseignant votre enfant/],
      de: [/Französisch(?:,| oder)/, /bei den Angaben zum Kind/],
      es: [/francés(?:,| o) alemán/, /al dar los datos de tu peque/],
    }[language]
    const [list, way] = said
    const listed = written.filter(({ text, language: own }) => own === language && list?.test(text))
    expect(listed.length).toBeGreaterThan(5)
    expect(listed.filter(({ text }) => !way?.test(text))).toEqual([])
  },
)

test('what a parent says reads the same on every page', () => {
  const quotes = SEED.flatMap((file) => quotesIn(read(file)))
  const versions = quotes.map((quote) => [quote.en, JSON.stringify(quote)] as const)
  for (const [english, version] of versions)
    expect(versions.filter(([other, its]) => other === english && its !== version)).toEqual([])
  expect(new Set(versions.map(([english]) => english)).size).toBeLessThan(versions.length)
})

function quotesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(quotesIn)
  const quote: unknown = 'quote' in value ? value.quote : null
  if (typeof quote !== 'object' || quote === null || !('text' in quote)) return below
  return typeof quote.text === 'object' && quote.text !== null ? [...below, { ...quote.text }] : below
}

/** What the shop said that is not so of every plan, or of every child. */
const UNTRUE: Record<Language, RegExp> = {
  en: /not before|for a kit when it ships|charges for it when|follows? in about|about (?:two|three) months later|every (?:two|three) months in/i,
  nl: /niet eerder|een kit als hij|kit die je bij verzending|over zo’n|ongeveer (?:twee|drie) maanden later/i,
  fr: /pas avant|payez un kit|débité à l’envoi|dans trois mois|(?:deux|trois) mois plus tard/i,
  de: /nicht früher|ein kit bezahlst du|kit, das du beim|folgt in etwa|(?:zwei|drei) monate später/i,
  es: /no antes|pagas cada kit|lo cobra al|en unos tres|unos (?:dos|tres) meses después/i,
}

test.each(LANGUAGES)(
  'no text says that nothing is paid before it ships, or that each kit comes as late as the last (%s)',
  (language) => {
    const about = /copy\/(?:home|how-it-works|pages\/terms)|seed\/kits\//
    const own = written.filter(({ where, ...said }) => said.language === language && about.test(where))
    expect(own.length).toBeGreaterThan(100)
    expect(own.filter(({ text }) => UNTRUE[language].test(text)).map(({ where }) => where)).toEqual([])
  },
)

test('the months until the next kit, and the weeks that lie between two at least, are those of the schedule', () => {
  const said = promisesOf('en-EU')
  for (const kit of KITS) {
    const birthDate = CivilDate.parse('2026-11-21')
    const orderedOn = plusMonths(birthDate, kit.maxMonths)
    const [first, second, third] = layOut({
      birthDate,
      startingKit: kit.anchor,
      orderedOn,
      prepaid: 1,
      isPartial: false,
    })
    if (!first || !second || !third) continue
    expect(second.date >= plusDays(first.date, 7 * Number(said.leastWeeks))).toBe(true)
    expect([said.babyMonths, said.toddlerMonths]).toContain(`${kit.monthsSpan}`)
  }
})
