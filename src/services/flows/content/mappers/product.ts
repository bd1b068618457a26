import { GalleryPicture, ProductContent } from '../kit-pages.contract'
import { type Context, type Entry, entriesOf, isTrue, numberOf, shown, textOf, textOrNull, textsOf } from './entry'
import { inlineHtml } from './html'
import { linkOf } from './link'
import { pictureOf, picturesOf } from './picture'
import { richTextOf } from './rich-text'

/** The words and pictures of a product; null when an editor hid it. */
export function productOf(entry: Entry, context: Context): ProductContent | null {
  if (isTrue(entry.fields.hidden)) return null
  const { fields } = entry
  const title = textOf(fields.title)
  return ProductContent.parse({
    id: entry.id,
    slug: textOf(fields.slug),
    handle: textOf(fields.shopifyProduct),
    title,
    shortTitle: textOf(fields.shortTitle) || title,
    shortDescription: textOf(fields.shortDescription),
    longDescription: textOf(fields.longDescription),
    ageRange: textOf(fields.ageRange),
    ageDescription: textOf(fields.ageDescription),
    ...optionalTexts(fields),
    ...media(fields),
    ...buying(fields, context),
  })
}

const OPTIONAL = [
  'previousTitle',
  'additionalDescription',
  'badge',
  'precedingPriceText',
  'productAddOnsTitle',
  'productAddOnsTotalLabel',
  'validationMessage',
  'subscriptionPlanAnchor',
  'variantLabel',
  'strikethroughPrice',
  'addToCartText',
  'featuredColor',
  'backOrderMessage',
  'outOfStockMessage',
  'preSaleMessage',
] as const

const optionalTexts = (fields: Entry['fields']) =>
  Object.fromEntries(OPTIONAL.map((key) => [key, textOrNull(fields[key])]))

function media(fields: Entry['fields']) {
  return {
    pictures: picturesOf(fields.pdpCarousel),
    featuredPicture: pictureOf(fields.featuredImage),
    listingPicture: pictureOf(fields.listingImage) ?? pictureOf(fields.featuredImage),
    variantImageSets: entriesOf(fields.variantImageSets).flatMap(({ fields: { variantId, thumbnail } }) => {
      const picture = pictureOf(thumbnail)
      return picture ? [{ variantId: textOf(variantId), thumbnail: picture }] : []
    }),
    valueProps: entriesOf(fields.productValueProps).map((prop) => ({
      textHeading: textOf(prop.fields.textHeading),
      picture: pictureOf(prop.fields.image),
    })),
  }
}

const VARIANT_TYPES = ProductContent.shape.displayVariantType.options

function buying(fields: Entry['fields'], context: Context) {
  return {
    productAddOns: textsOf(fields.productAddOns),
    quantitySelector: isTrue(fields.quantitySelector),
    displayVariantType: VARIANT_TYPES.find((type) => type === fields.displayVariantType) ?? 'tile',
    isPlayKit: isTrue(fields.isPlayKit),
    optionDetails: richTextOf(fields.optionDetails, context),
    shipMessage: inlineHtml(textOf(fields.shipMessage), context.locale) || null,
    cta: linkOf(fields.cta, context),
    secondaryCta: linkOf(fields.secondaryCta, context),
  }
}

/** Pictures by sort order (S-206); two of the same order keep the editor's order. */
export function galleryOf({ fields }: Entry, context: Context) {
  const pictures = entriesOf(fields.productImages).flatMap((entry) => {
    const { image, sortOrder } = entry.fields
    const picture = pictureOf(image)
    const candidate = { ...picture, sortOrder: numberOf(sortOrder) }
    return picture ? shown(GalleryPicture, { candidate, entry, reason: 'not a picture of a gallery', context }) : []
  })
  return pictures.sort((a, b) => a.sortOrder - b.sortOrder)
}
