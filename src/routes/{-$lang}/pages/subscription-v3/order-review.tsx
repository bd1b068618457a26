import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CartBeside } from '~/components/order-review/cart-beside'
import { OrderReview } from '~/components/order-review/order-review'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { toldFailure } from '~/machines/checkout/checkout-start/checkout-start.rules'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.flow'
import { signUpHref } from '~/services/domain/links/account-links.rules'
import type { Seo } from '~/services/flows/content/parts.contract'
import { type FlowQuery, flowQueryOf } from '~/services/flows/subscription/step-links.rules'
import { getOrderReview } from '~/services/flows/subscription/subscription.functions'
import { headFrom } from '../../../-page/page'
import { useShell } from '../../../-shell/shell'
import { formAction, hrefsOf, orFirst, startStep, stepAsked } from './-steps/step'

/** S-018: everything on one page, before the checkout. */
export const Route = createFileRoute('/{-$lang}/pages/subscription-v3/order-review')({
  validateSearch: (search: Record<string, unknown>): FlowQuery & { failed?: string } => ({
    ...flowQueryOf(search),
    ...(typeof search.failed === 'string' ? { failed: search.failed.slice(0, 40) } : {}),
  }),
  loaderDeps: ({ search }) => ({ query: flowQueryOf(search), told: search.failed ? toldFailure(search.failed) : null }),
  loader: async ({ context: { locale }, deps: { query, told } }) => {
    const asked = { locale, query }
    const { as, source, key, ...page } = orFirst(await getOrderReview({ data: stepAsked(asked) }), asked)
    // back here after the account was made, with everything kept
    const back = signUpHref(locale.prefix, hrefsOf(asked).orderReview)
    const checkout = { source, as, plan: null, signUpHref: back, told }
    const started = await startStep(asked, { step: 'orderReview', checkout })
    return { ...page, fields: { source, as: as ?? '', key }, query, started }
  },
  head: headFrom(({ words }: { words: { seo: Seo } }) => words.seo),
  component: OrderReviewPage,
})

function OrderReviewPage() {
  const { started, query, ...page } = Route.useLoaderData()
  const [snapshot, send] = useFlow(subscriptionFlow, started)
  const { cart, cartHref } = useShell()
  const { lines, cost } = useSelector(cart, connectCart, isEqual)
  const flow = connectSubscriptionFlow(snapshot)
  const checkout = flow.checkoutStart
  if (!checkout) return null
  const action = formAction('orderReview', 'order-review', query)
  return (
    <OrderReview
      view={{ ...page, flow, checkout, action }}
      send={send}
      beside={<CartBeside view={{ lines, total: cost.total, href: cartHref }} />}
    />
  )
}
