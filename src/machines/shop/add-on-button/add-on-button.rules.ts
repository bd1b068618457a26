import { type SkinTone, skinToneOf } from '~/services/domain/kits/variant.rules'
import type { Product } from '~/services/domain/products/product.contract'

export type AddOnVariant = {
  id: string
  title: string
  tone: SkinTone | null
  isInStock: boolean
  priceCents: number
}

/** What a button needs to know of an add-on. `announcements` are whole sentences, in the visitor's language. */
export type AddOn = {
  id: string
  title: string
  parentProductId: string
  variants: AddOnVariant[]
  /** a doll, or whatever content says has to be chosen first (S-248; decided: E-42) */
  hasVariantModal: boolean
  announcements: { added: string; removed: string }
}

type Settings = Pick<AddOn, 'parentProductId' | 'hasVariantModal' | 'announcements'>

/** An add-on as its product in the shop says. Variants without a sku are none that can be added (S-303). */
export const addOnOf = (product: Product, settings: Settings): AddOn => ({
  ...settings,
  id: product.handle,
  title: product.title,
  variants: product.variants.flatMap((variant) =>
    variant.sku
      ? [
          {
            id: variant.id,
            title: variant.title,
            tone: skinToneOf(variant),
            isInStock: variant.availableForSale,
            priceCents: variant.price.amountCents,
          },
        ]
      : [],
  ),
})

export const isOutOfStock = ({ variants }: Pick<AddOn, 'variants'>) => variants.every(({ isInStock }) => !isInStock)

export const needsVariant = ({ variants, hasVariantModal }: Pick<AddOn, 'variants' | 'hasVariantModal'>) =>
  hasVariantModal && variants.length > 1

/** What is added without asking: the first variant that is there. */
export const firstInStock = ({ variants }: Pick<AddOn, 'variants'>) =>
  variants.find(({ isInStock }) => isInStock) ?? null

export const variantInStock = ({ variants }: Pick<AddOn, 'variants'>, id: string) =>
  variants.find((variant) => variant.id === id && variant.isInStock) ?? null

export type AddOnId = `addOn:${string}`
/** The child under which a page keeps the button of an add-on. */
export const addOnChild = (id: string): AddOnId => `addOn:${id}`
