import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'

/** An asset of a product: the picture's name on the media endpoint. */
const ProductAsset = z.object({ uri: z.string(), alt_text: z.string(), sort_order: z.number().int() })

/** A schedule shows a kit open and closed: the first two of its pictures. */
export const isShown = ({ sort_order }: { sort_order: number }) => sort_order < 2
export const ShownAssets = z.array(ProductAsset.omit({ alt_text: true })).transform((assets) => assets.filter(isShown))

/** What a kit lets its owner choose (S-192, A-241), in the language asked; a picture's name as an asset has it. */
const CustomizableOption = z.object({
  option_name: z.string(),
  option_prompt: z.string(),
  option_values: z.array(
    z.object({
      value: z.string(),
      is_default: z.boolean(),
      image_uri: z.string().nullable(),
      localized_label: z.string(),
    }),
  ),
})

/**
 * A product as schedules show it. `price` is cents of the asked currency: of a kit what a subscriber pays for
 * it, while its `variants` say what each costs by itself. Ages are months.
 */
export const CatalogProduct = z.object({
  uuid: Uuid,
  name: z.string(),
  anchor: z.string(),
  description: z.string(),
  display_age_range: z.string(),
  url: z.string(),
  price: z.number().int(),
  product_type: z.string(),
  default_variant_sku: z.string(),
  /** `option_values`: by what the shop tells them apart */
  variants: z.array(
    z.object({ sku: z.string(), price: z.number().int(), option_values: z.array(z.string()).default([]) }),
  ),
  /** none with who does not know the word */
  customizable_options: z.array(CustomizableOption).default([]),
  assets: z.array(ProductAsset),
  /** what comes in a kit, in the language asked; none with who does not know the word */
  products: z.array(z.object({ name: z.string(), image_uri: z.string() })).default([]),
  metadata: z.object({
    data: z.object({ age_unit: z.literal('month'), min_age: z.number().int(), max_age: z.number().int() }),
  }),
  /** other anchors that it is made of, with include_associations; the kits of subscription-1 in order of age */
  associations: z.array(z.string()),
})
export type CatalogProduct = z.infer<typeof CatalogProduct>
