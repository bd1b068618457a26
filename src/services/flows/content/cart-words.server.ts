import type { Locale } from '~/services/domain/locale'
import { content } from './content.server'
import type { CartWords } from './pages.contract'

/** What the cart calls these products (S-339). What has no words of its own has none here either, and is known to. */
export async function readCartWords(locale: Locale, handles: readonly string[]): Promise<CartWords> {
  if (handles.length === 0) return {}
  const { products } = await content().cartTranslations(locale, handles)
  return Object.fromEntries([
    ...handles.map((handle) => [handle, {}] as const),
    ...products.map(({ id, translations }) => [id, translations] as const),
  ])
}
