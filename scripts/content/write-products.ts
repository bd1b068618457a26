import cart from '../../src/content/seed/copy/cart.json' with { type: 'json' }
import copy from '../../src/content/seed/copy/kit-page.json' with { type: 'json' }
import { type CatalogueProduct, catalogue, optionTextsOf } from './catalogue.ts'
import { keyed, perLanguage, type Space } from './space.ts'

/** Words of what can be added to a kit. Titles and descriptions are the shop's own, so that both say the same. */
export function writeProducts(space: Space) {
  for (const file of ['books', 'toys', 'gift-card', 'subscription'] as const)
    for (const product of catalogue(file)) writeProduct(space, product)
}

function writeProduct(space: Space, { handle, title, description, images }: CatalogueProduct) {
  const plain = perLanguage((language) => withoutMarkup(description[language]))
  const picture = images[0] ? space.asset(images[0]) : null
  space.entry('product', handle, {
    title,
    slug: handle,
    shopifyProduct: handle,
    shortTitle: title,
    shortDescription: plain,
    longDescription: plain,
    featuredImage: picture,
    listingImage: picture,
    pdpCarousel: images.map((image) => space.asset(image)),
    quantitySelector: true,
    displayVariantType: handle.startsWith('toy-doll') ? 'circle' : 'tile',
    isPlayKit: false,
    addToCartText: copy.translations.addToCartStandalone,
    outOfStockMessage: copy.outOfStockMessage,
    backOrderMessage: copy.backOrderMessage,
    preSaleMessage: copy.preSaleMessage,
    cartTranslations: cartTextsOf(handle),
    hidden: false,
  })
}

function cartTextsOf(handle: string) {
  const { subscriptionLabel } = cart.productTexts
  const texts = { ...(handle === 'the-play-kits' && { subscriptionLabel }), ...optionTextsOf(handle) }
  return Object.keys(texts).length > 0 ? keyed(texts) : null
}

const withoutMarkup = (html: string) =>
  html
    .replace(/<\/(p|li)>\s*/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
