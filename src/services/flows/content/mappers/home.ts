import type { KitPage } from '../kit-pages.contract'
import { GrowthBand, HomePage } from '../kit-pages.contract'
import { type Context, type Entry, entriesOf, entryOf, numberOf, shown, textOf, textsOf } from './entry'
import { linkOf } from './link'
import { bandOf, finderOf, quoteOf, seoOf, stepsOf } from './parts'
import { pictureOf } from './picture'

/** `favourite` is the page of the kit that the block in focus names. */
export function homePageOf(
  { fields }: Entry,
  { favourite, context }: { favourite: KitPage | null; context: Context },
): HomePage {
  const hero = entryOf(fields.hero)?.fields ?? {}
  return HomePage.parse({
    seo: seoOf(fields.pageMetafields, textOf(hero.title)),
    hero: {
      title: textOf(hero.title),
      lead: textOf(hero.lead),
      picture: pictureOf(hero.image),
      pictureTall: pictureOf(hero.imageTall) ?? pictureOf(hero.image),
      finder: finderOf(hero.finder),
    },
    facts: textsOf(fields.facts),
    growth: {
      heading: textOf(fields.growthHeading),
      intro: textOf(fields.growthIntro),
      perKit: textOf(fields.perKit),
      rulerLabel: textOf(fields.rulerLabel),
      marks: textsOf(fields.rulerMarks),
      bands: entriesOf(fields.ageBands).flatMap((band) => growthBandOf(band, context)),
    },
    favourite: favouriteOf(fields.favourite, favourite),
    steps: stepsOf(fields.steps),
    divider: pictureOf(fields.divider),
    quote: quoteOf(fields.quote),
    rating: ratingOf(fields.rating),
    gift: giftOf(fields, context),
    tiles: entriesOf(fields.tiles).flatMap((tile) => tileOf(tile, context)),
  })
}

function growthBandOf(entry: Entry, context: Context) {
  const { fields } = entry
  const slug = textOf(fields.slug)
  const candidate = {
    slug,
    url: `${context.locale.prefix}/products/the-play-kits/${slug}`,
    band: bandOf(fields.band),
    months: textOf(fields.monthRange),
    title: textOf(fields.title),
    text: textOf(fields.shortText),
    priceKey: textOf(fields.priceKey),
    picture: pictureOf(fields.image),
  }
  return shown(GrowthBand, { candidate, entry, reason: 'not an age', context })
}

const TOYS_SHOWN = 4

function favouriteOf(value: unknown, kit: KitPage | null) {
  const block = entryOf(value)
  if (!block || !kit) return null
  const { kicker, heading, text, linkText } = block.fields
  return {
    kicker: textOf(kicker),
    heading: textOf(heading),
    text: textOf(text),
    band: kit.band,
    picture: kit.forParents.picture ?? kit.featuredPicture,
    items: kit.includes.slice(0, TOYS_SHOWN).map(({ title, skill, picture }) => ({ title, text: skill, picture })),
    link: { linkText: textOf(linkText), linkUrl: kit.url, blankTarget: false, buttonStyle: 'secondary' },
  }
}

function ratingOf(value: unknown) {
  const rating = entryOf(value)
  if (!rating) return null
  const { stars, title, text, sampleLabel } = rating.fields
  return { stars: numberOf(stars), title: textOf(title), text: textOf(text), sampleLabel: textOf(sampleLabel) }
}

function giftOf({ gift, activateGift }: Entry['fields'], context: Context) {
  const block = entryOf(gift)
  if (!block) return null
  const { title, text, image, link } = block.fields
  return {
    title: textOf(title),
    text: textOf(text),
    picture: pictureOf(image),
    give: linkOf(link, context),
    activate: linkOf(activateGift, context),
  }
}

function tileOf({ fields }: Entry, context: Context) {
  const link = linkOf(fields.link, context)
  if (!link) return []
  return [
    {
      title: textOf(fields.title),
      text: textOf(fields.text),
      band: bandOf(fields.band),
      picture: pictureOf(fields.image),
      link,
    },
  ]
}
