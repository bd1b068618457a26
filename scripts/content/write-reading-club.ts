import kitCopy from '../../src/content/seed/copy/kit-page.json' with { type: 'json' }
import copy from '../../src/content/seed/copy/reading-club.json' with { type: 'json' }
import { type CatalogueProduct, catalogue } from './catalogue.ts'
import { keyed, type Link, linkTo, perLanguage, type Space } from './space.ts'
import { writeAccordion, writeList, writeSeo } from './write-texts.ts'

type Box = (typeof copy.boxes)[number]

/** The anchor of the plan, as the catalogue service has it. */
const PLAN = 'early-reader-club'
const TINT = ['', '', '', '#e6f0e1', '#e1eef4', '#f7e6ee']

/** The three boxes of the Early Reader Club: their words, their pages, and what they share. Answers the first page. */
export function writeReadingClub(space: Space) {
  writeList(space, 'reading-club', copy.labels)
  const shared = writeShared(space)
  const products = catalogue('early-reader-club')
  for (const box of copy.boxes) {
    const product = products.find(({ handle }) => handle === box.handle)
    if (product) writePage(space, box, { product, shared })
  }
}

type Shared = { facts: Link[]; forParents: Link[]; faq: Link }

const writeShared = (space: Space): Shared => ({
  facts: copy.facts.map((textHeading, index) =>
    space.entry('valueProp', `reading-club-fact-${index + 1}`, { entryName: textHeading.en, textHeading }),
  ),
  forParents: copy.forParents.items.map((title, index) =>
    space.entry('titledText', `reading-club-parents-${index + 1}`, {
      entryName: `Early Reader Club, for parents ${index + 1}`,
      title,
    }),
  ),
  faq: writeAccordion(space, 'reading-club', copy.faq),
})

function writePage(space: Space, box: Box, { product, shared }: { product: CatalogueProduct; shared: Shared }) {
  const { title } = product
  const includes = box.includes.map((item, index) =>
    space.entry('includedItem', `${box.handle}-inside-${index + 1}`, {
      entryName: `${title.en}: ${item.title.en}`,
      title: item.title,
      description: item.description,
      skill: item.skill,
      image: space.asset(item.picture),
    }),
  )
  space.entry('productPage', `page-${box.handle}`, {
    entryName: `Page: ${title.en}`,
    slug: box.handle,
    product: writeProduct(space, box, { product, shared, includes }),
    band: box.band,
    pageMetafields: writeSeo(space, box.handle, {
      pageTitle: perLanguage((language) => `${title[language]} · Playchart`),
      pageDescription: box.longDescription,
    }),
    cardBackgroundColor: TINT[box.band],
    lookInsideTitle: copy.includesHeading,
    lookInsideIntro: box.includesIntro,
    lookInsideList: includes,
    forTheParentsTitle: copy.forParents.heading,
    forTheParentsIntro: copy.forParents.intro,
    forTheParentsList: shared.forParents,
    forTheParentsImage: space.asset('hero-clubs'),
    marketingComponents: [shared.faq],
    errorDirectives: ['default', 'checkout', 'installments'].map((kind) => linkTo('Entry', `error-${kind}`)),
    enableYotpoReviewsWidget: false,
    enableTrustedShopsReviewsWidget: false,
  })
}

type Goods = { product: CatalogueProduct; shared: Shared; includes: Link[] }

function writeProduct(space: Space, box: Box, { product, shared, includes }: Goods): Link {
  const { handle, longDescription } = box
  const pictures = [handle, ...box.includes.map(({ picture }) => picture)]
  return space.entry('product', handle, {
    title: product.title,
    slug: handle,
    shopifyProduct: handle,
    shortTitle: product.title,
    shortDescription: longDescription,
    longDescription,
    featuredImage: space.asset(handle),
    listingImage: space.asset(handle),
    pdpCarousel: pictures.map((picture) => space.asset(picture)),
    quantitySelector: false,
    productValueProps: shared.facts,
    subscriptionPlanAnchor: PLAN,
    displayVariantType: 'tile',
    isPlayKit: false,
    addToCartText: copy.addToCart,
    ageRange: box.ageRange,
    ageDescription: box.ageDescription,
    includes,
    outOfStockMessage: kitCopy.outOfStockMessage,
    cartTranslations: keyed({ subscriptionLabel: copy.cartSubscription }),
    hidden: false,
  })
}
