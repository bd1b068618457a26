import type { Locale } from '~/services/domain/locale'
import { content } from '~/services/flows/content/content.server'
import { ifUsable } from '~/services/flows/content/entries.server'
import { shop } from '~/services/flows/products/shop.server'
import { stepHref } from '~/services/flows/subscription/step-links.rules'
import { today } from '~/services/flows/visit/today.server'
import type { CartBeside, Goods } from './cart.contract'

const COLLECTION = 'toys'
/** So many are looked at for three that go well with the cart. */
const LOOKED_AT = 24

/** What stands beside a cart: goods that may go with it, and ways on from an empty one. None of it is worth a failure. */
export async function readBeside(locale: Locale): Promise<CartBeside> {
  const [home, goods] = await Promise.all([ifUsable(content().homePage(locale)), goodsOf(locale)])
  return {
    goods,
    finder: home?.hero.finder ?? null,
    today: today(),
    ages: (home?.growth.bands ?? []).map(({ title, months, url, band }) => ({ title, months, url, band })),
    giftHref: stepHref('childInfo', { prefix: locale.prefix, gift: 'true' }),
  }
}

async function goodsOf(locale: Locale): Promise<Goods[]> {
  const { catalogue } = await shop()
  const found = await catalogue.collection({ handle: COLLECTION, first: LOOKED_AT }, locale)
  if (!found.ok) return []
  // what has to be chosen first has no button here
  return found.value.products.flatMap(({ variantCount, inventoryStatus, image, title, tags, price, variantId }) =>
    variantCount === 1 && inventoryStatus === 'active' ? [{ title, tags, price, variantId, image }] : [],
  )
}
