import type { Locale } from '~/services/domain/locale'
import { FRESH, firstOf, ifUsable, type Reader, selecting, theOne } from './entries.server'
import type { HowItWorksPage } from './how-it-works.contract'
import type { AgeLanding, HomePage, KitPage, KitsPage, ReadingBoxPage } from './kit-pages.contract'
import { ageLandingOf, kitsPageOf } from './mappers/ages'
import { entryOf, isTrue, textOf } from './mappers/entry'
import { homePageOf } from './mappers/home'
import { howItWorksOf } from './mappers/how-it-works'
import { kitCardOf } from './mappers/kit-card'
import { kitPageOf } from './mappers/kit-page'
import { readingBoxPageOf } from './mappers/reading-club'
import { ageNamesOf, kitsTitleOf } from './mappers/texts'
import type { KeyValues, KitCard } from './parts.contract'

type Labels = (locale: Locale, id: string) => Promise<KeyValues>

export type KitViews = {
  kitCards(locale: Locale): Promise<KitCard[]>
  kitPage(locale: Locale, anchor: string): Promise<KitPage | null>
  kitsPage(locale: Locale): Promise<KitsPage>
  ageLanding(locale: Locale, slug: string): Promise<AgeLanding | null>
  homePage(locale: Locale): Promise<HomePage>
  howItWorks(locale: Locale): Promise<HowItWorksPage>
  /** null: there is no such box */
  readingBox(locale: Locale, handle: string): Promise<ReadingBoxPage | null>
}

/** The pages about kits: each is made of its own entry and of the cards of all kits, kept apart. */
export function kitViews(reader: Reader, labels: Labels): KitViews {
  const { keep, contextOf } = reader
  const kitCards = (locale: Locale) =>
    keep({ name: 'kit-cards', locale, seconds: FRESH.product, load: () => loadCards(reader, locale) })
  const kitPage = (locale: Locale, anchor: string) =>
    keep({
      name: `kit:${anchor}`,
      locale,
      seconds: FRESH.product,
      load: () => loadKit({ reader, locale, anchor, labels, kitCards }),
    })
  return {
    kitCards,
    kitPage,
    kitsPage: (locale) =>
      keep({
        name: 'kits-page',
        locale,
        load: async () => {
          const page = await theOne(reader, locale, { type: 'kitsPage', include: 2 })
          return kitsPageOf(page, { cards: await kitCards(locale), context: contextOf(locale) })
        },
      }),
    ageLanding: (locale, slug) =>
      keep({ name: `age:${slug}`, locale, load: () => loadAge({ reader, locale, slug, kitCards }) }),
    homePage: (locale) => keep({ name: 'home', locale, load: () => loadHome({ reader, locale, kitPage }) }),
    howItWorks: (locale) => keep({ name: 'how-it-works', locale, load: () => loadHowItWorks(reader, locale) }),
    readingBox: (locale, handle) =>
      keep({
        name: `reading-box:${handle}`,
        locale,
        seconds: FRESH.product,
        load: () => loadReadingBox({ reader, locale, handle, labels }),
      }),
  }
}

/** A name, in every language. */
const KITS_TITLE = 'Play Kits'

type KitQuestion = {
  reader: Reader
  locale: Locale
  anchor: string
  labels: Labels
  kitCards: KitViews['kitCards']
}

async function loadKit({ reader, locale, anchor, labels, kitCards }: KitQuestion): Promise<KitPage | null> {
  const page = await firstOf(reader, locale, { type: 'productPage', where: { 'fields.slug': anchor } })
  if (!page) return null
  const [cards, ages, texts] = await Promise.all([
    kitCards(locale),
    allAges(reader, locale),
    labels(locale, 'kit-page'),
  ])
  return kitPageOf(page, { cards, ages, labels: texts, kitsTitle: KITS_TITLE, context: reader.contextOf(locale) })
}

/** Two flat questions: asking for the kits' pages would bring every picture of every kit along. */
async function loadCards({ find, contextOf }: Reader, locale: Locale): Promise<KitCard[]> {
  const shown = ['title', 'shortTitle', 'slug', 'shortDescription', 'listingImage', 'ageRange', 'hidden']
  const select = selecting(shown)
  const [kits, products] = await Promise.all([
    find(locale, { content_type: 'kit', order: ['fields.monthsTo'] }),
    find(locale, { content_type: 'product', 'fields.isPlayKit': true, select, include: 1 }),
  ])
  return kits.flatMap((kit) => {
    const product = products.find(({ fields }) => textOf(fields.slug) === textOf(kit.fields.anchor))
    if (!product || isTrue(product.fields.hidden)) return []
    return kitCardOf(kit, { product, context: contextOf(locale) })
  })
}

const agesInOrder = ({ find }: Reader, locale: Locale) =>
  find(locale, { content_type: 'ageBand', order: ['fields.band'], include: 0 })

const allAges = async (reader: Reader, locale: Locale) => ageNamesOf(await agesInOrder(reader, locale))

type AgeQuestion = { reader: Reader; locale: Locale; slug: string; kitCards: KitViews['kitCards'] }

async function loadAge({ reader, locale, slug, kitCards }: AgeQuestion): Promise<AgeLanding | null> {
  const age = await firstOf(reader, locale, { type: 'ageBand', include: 2, where: { 'fields.slug': slug } })
  if (!age) return null
  const [others, cards, page] = await Promise.all([
    agesInOrder(reader, locale),
    kitCards(locale),
    firstOf(reader, locale, { type: 'kitsPage', include: 1 }),
  ])
  const kitsTitle = (page && kitsTitleOf(page)) || KITS_TITLE
  return ageLandingOf(age, { others, cards, kitsTitle, context: reader.contextOf(locale) })
}

type HomeQuestion = { reader: Reader; locale: Locale; kitPage: KitViews['kitPage'] }

async function loadHome({ reader, locale, kitPage }: HomeQuestion): Promise<HomePage> {
  const page = await theOne(reader, locale, { type: 'homePage', include: 2 })
  const kit = entryOf(entryOf(page.fields.favourite)?.fields.productPage)
  const favourite = kit && (await ifUsable(kitPage(locale, textOf(kit.fields.slug))))
  return homePageOf(page, { favourite, context: reader.contextOf(locale) })
}

async function loadHowItWorks(reader: Reader, locale: Locale): Promise<HowItWorksPage> {
  const [page, ages] = await Promise.all([
    theOne(reader, locale, { type: 'howItWorksPage', include: 3 }),
    agesInOrder(reader, locale),
  ])
  return howItWorksOf(page, { ages, context: reader.contextOf(locale) })
}

type BoxQuestion = { reader: Reader; locale: Locale; handle: string; labels: Labels }

async function loadReadingBox({ reader, locale, handle, labels }: BoxQuestion): Promise<ReadingBoxPage | null> {
  const { find, contextOf } = reader
  const page = await firstOf(reader, locale, { type: 'productPage', where: { 'fields.slug': handle } })
  if (!page) return null
  const select = selecting(['shopifyProduct', 'ageRange', 'hidden', 'subscriptionPlanAnchor'])
  const [boxes, shell, kitPage, club] = await Promise.all([
    find(locale, {
      content_type: 'product',
      'fields.subscriptionPlanAnchor': 'early-reader-club',
      select,
      order: ['fields.slug'],
    }),
    labels(locale, 'shell'),
    labels(locale, 'kit-page'),
    labels(locale, 'reading-club'),
  ])
  return readingBoxPageOf(page, {
    boxes,
    labels: { ...kitPage, ...club },
    home: shell.home ?? 'Home',
    context: contextOf(locale),
  })
}
