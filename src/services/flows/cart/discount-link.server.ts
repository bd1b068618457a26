import type { Locale } from '~/services/domain/locale'
import { givenCodes } from '~/services/domain/prices/discount-code.rules'
import type { CartError } from '~/services/flows/cart/cart.contract'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { safeRedirect } from '~/services/request/pipeline/own-path'
import { Refusal } from '~/services/request/pipeline/refusal.server'

/**
 * GET /discount/<code>?redirect=<path>, as Shopify's own links: the code stays in the visitor's cart, which says whether
 * it applies; one that nobody knows stays out of it, and the cart says so. Leads to the cart unless the link names a page of this shop.
 */
export const followDiscountLink = (request: Request, { locale }: { locale: Locale }, text: string): Promise<Response> =>
  answerForm(async () => {
    const codes = givenCodes(text.split(','))
    if (codes.length === 0) throw new Refusal(404)
    const cartHref = `${locale.prefix}/cart`
    const kept = await withVisitorsCart(locale, (cart, visitor) => cart.discount(visitor, codes))
    if (!kept.ok) return `${cartHref}?failed=${isUnknown(kept.error) ? 'code' : kept.error.kind}`
    return safeRedirect(new URL(request.url).searchParams.get('redirect'), cartHref)
  })

const isUnknown = (error: CartError) => error.kind === 'refused' && error.code === 'unknownCode'
