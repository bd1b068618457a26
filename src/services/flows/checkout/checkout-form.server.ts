import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { signUpHref } from '~/services/domain/links/account-links.rules'
import type { Result } from '~/services/domain/result'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import { flowQueryOf, stepHref } from '~/services/flows/subscription/step-links.rules'
import { readForm } from '~/services/request/pipeline/body.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type {
  CheckoutError,
  StartedCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { type CheckoutRequest, start } from './checkout.server'

/*
 * The two forms that start a checkout without scripts: 303 to it, to the making of an account, or back to their page,
 * which says what has failed.
 */

/**
 * `as` is the account for which the form's page was made; '' for a guest. `key` was made with the page, so that a form
 * that is sent twice starts one checkout.
 */
const CartForm = z.strictObject({ as: z.union([z.literal(''), Uuid]), key: Uuid })
const ReviewForm = CartForm.extend({ source: z.enum(['subscription', 'gift']) })

/** What the button of the cart does with scripts, in their order (S-181, S-341, S-374). */
export const takeCartForm = (request: Request, asked: CheckoutRequest): Promise<Response> =>
  answerForm(async () => {
    const { as, key } = await formOf(CartForm, request)
    const { locale } = asked
    const back = `${locale.prefix}/cart`
    const prepared = await withVisitorsCart(locale, (cart, visitor) => cart.prepareCheckout(visitor))
    if (!prepared.ok) return told(back, 'checkout')
    const started = await start({ source: 'cart', as: as || null, plan: null, idempotencyKey: key }, asked)
    return leadsOn(started, { back, prefix: locale.prefix })
  })

/** The button of the review. */
export const takeReviewForm = (request: Request, asked: CheckoutRequest): Promise<Response> =>
  answerForm(async () => {
    const { as, key, source } = await formOf(ReviewForm, request)
    const { prefix } = asked.locale
    const query = flowQueryOf(Object.fromEntries(new URL(request.url).searchParams))
    const started = await start({ source, as: as || null, plan: null, idempotencyKey: key }, asked)
    return leadsOn(started, { back: stepHref('orderReview', { ...query, prefix }), prefix })
  })

async function formOf<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  const form = schema.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw new Refusal(400)
  return form.data
}

/** `back`: the page of the form, with its query. */
export function leadsOn(
  started: Result<StartedCheckout, CheckoutError>,
  { back, prefix }: { back: string; prefix: string },
) {
  if (started.ok) return started.value.href
  const { error } = started
  if (error.kind === 'needsAccount' || error.kind === 'unauthorised') return signUpHref(prefix, back)
  return told(back, error.kind === 'refused' ? error.code : error.kind)
}

/** To the page of the form, which says what has failed. */
export const told = (back: string, failed: string) =>
  `${back}${back.includes('?') ? '&' : '?'}failed=${encodeURIComponent(failed)}`
