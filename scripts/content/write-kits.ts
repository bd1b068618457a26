import cart from '../../src/content/seed/copy/cart.json' with { type: 'json' }
import copy from '../../src/content/seed/copy/kit-page.json' with { type: 'json' }
import { addOnsOf, metafieldsOf, optionTextsOf } from './catalogue.ts'
import type { KitSeed } from './kit-seed.ts'
import { richText } from './rich-text.ts'
import { keyed, type Link, perLanguage, type Space } from './space.ts'
import { writeAccordion, writeLink, writeSeo } from './write-texts.ts'

/** The colour of a band's soft tint: the ground that a kit's card stands on. */
const TINT = ['', '#fbe9e1', '#fbf0d4', '#e6f0e1', '#e1eef4', '#f7e6ee']
/** A band's bright colour: for fills, never for text. */
const BRIGHT = ['', '#d9663f', '#dd9f2b', '#5a9460', '#3f8cab', '#ab5584']

export type KitPages = Map<string, Link>

/** The 22 kits: the stage, its product and its page. Answers their pages by name. */
export function writeKits(space: Space, kits: KitSeed[]): KitPages {
  const shared = writeShared(space)
  return new Map(kits.map((kit) => [kit.name, writePage(space, kit, shared)]))
}

type Shared = { valueProps: Link[]; cta: Link; secondaryCta: Link }

function writeShared(space: Space): Shared {
  return {
    valueProps: copy.valueProps.map((textHeading, index) =>
      space.entry('valueProp', `value-prop-${index + 1}`, { entryName: textHeading.en, textHeading }),
    ),
    cta: writeLink(space, 'kit-cta', {
      linkText: copy.cta,
      linkUrl: '/pages/subscription-v3/child-info',
      buttonStyle: 'primary',
    }),
    secondaryCta: writeLink(space, 'kit-secondary-cta', {
      linkText: copy.secondaryCta,
      linkUrl: '/pages/how-it-works',
      buttonStyle: 'link',
    }),
  }
}

function writePage(space: Space, kit: KitSeed, shared: Shared): Link {
  const { name, shortTitle } = kit
  const includes = kit.toys.map(({ picture, title, description, skill }, index) =>
    space.entry('includedItem', `kit-${name}-inside-${index + 1}`, {
      entryName: `${shortTitle}: ${title.en}`,
      title,
      description,
      skill,
      image: space.asset(picture),
    }),
  )
  return space.entry('productPage', `page-kit-${name}`, {
    entryName: `Page: ${kit.title}`,
    slug: kit.anchor,
    product: writeProduct(space, kit, { ...shared, includes }),
    kit: writeKit(space, kit),
    pageMetafields: writeSeo(space, `kit-${name}`, { pageTitle: kit.seoTitle, pageDescription: kit.seoDescription }),
    cardBackgroundColor: TINT[kit.band],
    lookInsideTitle: copy.includesHeading,
    lookInsideIntro: kit.includesIntro,
    lookInsideList: includes,
    forTheParentsTitle: copy.forParentsHeading,
    forTheParentsIntro: kit.forParentsIntro,
    forTheParentsList: kit.forParents.map((title, index) =>
      space.entry('titledText', `kit-${name}-parents-${index + 1}`, {
        entryName: `${shortTitle}, for parents ${index + 1}`,
        title,
      }),
    ),
    forTheParentsImage: space.asset(`kit-${name}-life`),
    marketingComponents: [
      writeAccordion(space, `kit-${name}`, { heading: copy.faqHeading, items: kit.faq }),
      writeQuote(space, kit),
    ],
    resaleMessage: copy.resaleMessage,
    treatmentTitle: copy.treatmentTitle,
    treatmentText: copy.treatmentText,
    enableYotpoReviewsWidget: false,
    enableTrustedShopsReviewsWidget: false,
  })
}

function writeQuote(space: Space, { name, shortTitle, quote }: KitSeed): Link {
  return space.entry('quote', `quote-kit-${name}`, {
    entryName: `Quote: ${shortTitle}`,
    text: quote.text,
    by: quote.by,
    sampleLabel: copy.sampleLabel,
  })
}

/** Main picture of a Play Kit is sort order 6, and lists show it (S-206). */
const PICTURES = [
  ['open', 1],
  ['closed', 2],
  ['life', 3],
  ['toy-1', 4],
  ['toy-2', 5],
  ['open', 6],
  ['toy-3', 7],
  ['toy-4', 8],
  ['toy-5', 9],
] as const

function writeProduct(space: Space, kit: KitSeed, { includes, ...shared }: Shared & { includes: Link[] }): Link {
  const { name, anchor, title, shortTitle } = kit
  const everywhere = (text: string) => perLanguage(() => text)
  return space.entry('product', anchor, {
    title: everywhere(title),
    slug: anchor,
    shopifyProduct: anchor,
    shortTitle: everywhere(shortTitle),
    shortDescription: kit.shortDescription,
    longDescription: kit.longDescription,
    productImages: PICTURES.map(([picture, sortOrder]) =>
      space.entry('productImage', `kit-${name}-picture-${sortOrder}`, {
        entryName: `${shortTitle}, ${sortOrder}: ${picture}`,
        image: space.asset(`kit-${name}-${picture}`),
        sortOrder,
      }),
    ),
    featuredImage: space.asset(`kit-${name}-open`),
    listingImage: space.asset(`kit-${name}-open`),
    pdpCarousel: ['open', 'closed', 'life', 'toy-1', 'toy-2', 'toy-3', 'toy-4', 'toy-5'].map((picture) =>
      space.asset(`kit-${name}-${picture}`),
    ),
    productAddOns: addOnsOf(kit),
    productAddOnsTitle: copy.productAddOnsTitle,
    productAddOnsTotalLabel: copy.productAddOnsTotalLabel,
    quantitySelector: false,
    productValueProps: shared.valueProps,
    subscriptionPlanAnchor: 'the-play-kits',
    displayVariantType: 'tile',
    isPlayKit: true,
    optionDetails: perLanguage((language) => richText(copy.optionDetails[language])),
    translations: space.entry('productTranslations', `kit-${name}-translations`, {
      entryName: `Buy panel: ${shortTitle}`,
      ...copy.translations,
      ctaMessage: kit.ctaMessage,
    }),
    addToCartText: copy.translations.addToCartStandalone,
    ageRange: kit.ageRange,
    ageDescription: kit.ageDescription,
    featuredColor: BRIGHT[kit.band],
    includes,
    shipMessage: kit.shipMessage,
    cta: shared.cta,
    secondaryCta: shared.secondaryCta,
    backOrderMessage: copy.backOrderMessage,
    outOfStockMessage: copy.outOfStockMessage,
    preSaleMessage: copy.preSaleMessage,
    cartTranslations: keyed({ ...cart.productTexts, ...optionTextsOf(anchor) }),
    metafields: metafieldsOf(anchor),
    hidden: false,
  })
}

function writeKit(space: Space, { name, anchor, band, months, defaultAgeMonths, customizable }: KitSeed): Link {
  return space.entry('kit', `kit-${name}`, {
    name,
    anchor,
    band,
    monthsFrom: months[0],
    monthsTo: months[1],
    defaultAgeMonths,
    customizable_options: customizable ? [writeOption(space, name, customizable)] : [],
  })
}

function writeOption(space: Space, name: string, option: NonNullable<KitSeed['customizable']>): Link {
  return space.entry('kitOption', `kit-${name}-option`, {
    entryName: `Choice of ${name}`,
    option_name: option.option_name,
    option_prompt: option.option_prompt,
    option_values: option.option_values.map(({ value, is_default, image_uri, localized_label }) =>
      space.entry('kitOptionValue', `kit-${name}-option-${value}`, {
        entryName: `Choice of ${name}: ${value}`,
        value,
        is_default,
        image_uri,
        localized_label,
      }),
    ),
  })
}
