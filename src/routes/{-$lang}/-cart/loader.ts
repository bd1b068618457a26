import { checkoutStartFlow } from '~/machines/checkout/checkout-start/checkout-start.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Locale } from '~/services/domain/locale'
import { getCartAddress } from '~/services/flows/cart/cart.functions'
import { getCartContent } from '~/services/flows/content/content.functions'
import { getIdentity } from '~/services/flows/identity/identity.functions'

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
