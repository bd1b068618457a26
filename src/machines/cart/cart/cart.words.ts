import type { CartTranslations } from '~/services/flows/content/pages.contract'
import type { CartWords } from './cart.types'

/** As the cart keeps them: by the product's handle. What has no words of its own is not asked for again. */
export const wordsOf = ({ products }: Pick<CartTranslations, 'products'>, handles: readonly string[]): CartWords =>
  Object.fromEntries([
    ...handles.map((handle) => [handle, {}] as const),
    ...products.map(({ id, translations }) => [id, translations] as const),
  ])
