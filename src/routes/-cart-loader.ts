import { checkoutStartFlow } from '~/machines/checkout-start/checkout-start.flow'
import { startFlow } from '~/machines/kit/flow'
import { getCartContent } from '~/services/contentful/contentful.functions'
import { getIdentity } from '~/services/identity/identity.functions'
import type { Locale } from '~/services/locale'
import { getCartAddress } from '~/services/shopify/cart.functions'

/** The words of the cart's page, where the cart is, and the way from it to the checkout. */
export async function loadCartPage(locale: Locale) {
  const [content, address, identity] = await Promise.all([
    getCartContent({ data: locale }),
    getCartAddress(),
    getIdentity(),
  ])
  const person = identity.ok && identity.value.kind === 'signedIn' ? identity.value.person : null
  const checkoutStart = await startFlow(checkoutStartFlow, {
    source: 'cart',
    as: person?.playchartId ?? null,
    plan: null,
    signUpHref: `${locale.prefix}/sign-up?return_to=${encodeURIComponent(`${locale.prefix}/cart`)}`,
  })
  return { content, address, checkoutStart }
}
