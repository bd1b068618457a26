import { KitPage } from '../kit-pages.contract'
import type { CustomizableOption, KeyValues, KitCard } from '../parts.contract'
import { type Context, type Entry, entriesOf, entryOf, isTrue, numberOf, textOf, textOrNull } from './entry'
import { priceKeyOf } from './kit-card'
import { bandOf, faqOf, quoteOf, seoOf } from './parts'
import { pictureOf, swatchOf } from './picture'
import { galleryOf, productOf } from './product'

type Age = { slug: string; ageRange: string }
type Around = { cards: KitCard[]; ages: Age[]; labels: KeyValues; kitsTitle: string; context: Context }

/** The page of a kit, or null for a page of anything else and for a hidden one. */
export function kitPageOf(page: Entry, around: Around): KitPage | null {
  const kit = entryOf(page.fields.kit)
  const product = entryOf(page.fields.product)
  const content = product && productOf(product, around.context)
  if (!kit || !product || !content) return null
  return KitPage.parse({
    ...content,
    ...stageOf(kit, around),
    ...aroundOf(page, content.title, around),
    gallery: galleryOf(product, around.context),
    ...insideOf(page, product),
    ...marketingOf(page, around.context),
    translations: translationsOf(product),
    customizableOptions: optionsOf(kit),
    labels: around.labels,
  })
}

function stageOf({ fields }: Entry, { cards, context }: Around) {
  const anchor = textOf(fields.anchor)
  const months = { from: numberOf(fields.monthsFrom), to: numberOf(fields.monthsTo) }
  const at = cards.findIndex((card) => card.anchor === anchor)
  return {
    anchor,
    url: `${context.locale.prefix}/products/${anchor}`,
    band: bandOf(fields.band),
    months,
    priceKey: priceKeyOf(months.to),
    defaultAgeMonths: numberOf(fields.defaultAgeMonths),
    previousKit: (at > 0 && cards[at - 1]) || null,
    nextKit: (at >= 0 && cards[at + 1]) || null,
  }
}

function aroundOf({ fields }: Entry, title: string, { ages, kitsTitle, cards, context }: Around) {
  const kits = `${context.locale.prefix}/products/the-play-kits`
  const card = cards.find(({ anchor }) => anchor === textOf(fields.slug))
  const age = card && ages[card.band - 1]
  return {
    seo: seoOf(fields.pageMetafields, title),
    breadcrumb: [
      { text: kitsTitle, url: kits },
      ...(age ? [{ text: age.ageRange, url: `${kits}/${age.slug}` }] : []),
      { text: card?.shortTitle ?? title, url: null },
    ],
    cardBackgroundColor: textOrNull(fields.cardBackgroundColor),
    enableYotpoReviewsWidget: isTrue(fields.enableYotpoReviewsWidget),
    enableTrustedShopsReviewsWidget: isTrue(fields.enableTrustedShopsReviewsWidget),
  }
}

/** What lies in the box, and what the parents get. */
export function insideOf({ fields }: Entry, product: Entry) {
  const inside = entriesOf(fields.lookInsideList)
  return {
    includesHeading: textOf(fields.lookInsideTitle) || 'The Play Kits include',
    includesIntro: textOf(fields.lookInsideIntro),
    includes: (inside.length > 0 ? inside : entriesOf(product.fields.includes)).map((item) => ({
      title: textOf(item.fields.title),
      description: textOf(item.fields.description),
      skill: textOf(item.fields.skill),
      picture: pictureOf(item.fields.image),
    })),
    forParents: {
      heading: textOf(fields.forTheParentsTitle) || 'For Parents',
      intro: textOf(fields.forTheParentsIntro),
      items: entriesOf(fields.forTheParentsList).map((item) => textOf(item.fields.title)),
      picture: pictureOf(fields.forTheParentsImage),
    },
  }
}

function marketingOf({ fields }: Entry, context: Context) {
  const blocks = Array.isArray(fields.marketingComponents) ? fields.marketingComponents : []
  const ofType = (type: string) => blocks.find((block) => entryOf(block)?.type === type)
  const title = textOf(fields.treatmentTitle)
  return {
    faq: faqOf(ofType('accordion'), context),
    quote: quoteOf(ofType('quote')),
    resaleMessage: textOrNull(fields.resaleMessage),
    treatmentHero: title ? { title, text: textOf(fields.treatmentText) } : null,
  }
}

function translationsOf(product: Entry) {
  const fields = entryOf(product.fields.translations)?.fields ?? {}
  const text = (key: string) => textOrNull(fields[key])
  return {
    strikethroughPriceStandalone: text('strikethroughPriceStandalone'),
    subscribeAndSaveLabel: text('subscribeAndSaveLabel'),
    addToCartSubscribe: text('addToCartSubscribe'),
    singlePlayKitLabel: text('singlePlayKitLabel'),
    addToCartStandalone: text('addToCartStandalone'),
    badgeStandalone: text('badgeStandalone'),
    ctaMessage: text('ctaMessage'),
  }
}

function optionsOf(kit: Entry): CustomizableOption[] {
  return entriesOf(kit.fields.customizable_options).map(({ fields }) => ({
    optionName: textOf(fields.option_name),
    optionPrompt: textOf(fields.option_prompt),
    optionValues: entriesOf(fields.option_values).map(({ fields: value }) => ({
      value: textOf(value.value),
      isDefault: isTrue(value.is_default),
      picture: swatchOf(textOf(value.image_uri), textOf(value.localized_label)),
      label: textOf(value.localized_label),
    })),
  }))
}
