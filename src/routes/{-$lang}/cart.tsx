import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CartPage, type CartPageEvent } from '~/components/cart/cart-page'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { undoOf } from '~/machines/cart/cart/cart.flow'
import { connectCheckoutStart } from '~/machines/checkout/checkout-start/checkout-start.connect'
import { checkoutStartFlow } from '~/machines/checkout/checkout-start/checkout-start.flow'
import { toldFailure } from '~/machines/checkout/checkout-start/checkout-start.rules'
import { startFlow } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { getCartPage } from '~/services/flows/cart/cart.functions'
import { isFailedForm } from '~/services/flows/cart/failed-form.rules'
import type { Seo } from '~/services/flows/content/parts.contract'
import { headFrom } from '../-page/page'
import { useShell } from '../-shell/shell'

/**
 * `variant=treatment` asks for the other layout; the flag decides whether there is one (decided: E-35). `failed` says
 * which form did not work; the cart itself tells it.
 */
type Search = { variant?: 'treatment'; failed?: string }

/** A form of the cart, or why its checkout did not open (S-377). */
const failedOf = (failed: unknown) =>
  typeof failed === 'string' ? { failed: isFailedForm(failed) ? failed : toldFailure(failed) } : {}

export const Route = createFileRoute('/{-$lang}/cart')({
  validateSearch: ({ variant, failed }: Record<string, unknown>): Search => ({
    ...(variant === 'treatment' ? { variant } : {}),
    ...failedOf(failed),
  }),
  loaderDeps: ({ search: { failed } }) => ({ told: failed && !isFailedForm(failed) ? toldFailure(failed) : null }),
  loader: async ({ context: { locale }, deps: { told } }) => {
    const page = await getCartPage({ data: { locale: locale.code } })
    if (page.kind === 'elsewhere') throw redirect({ href: page.href })
    if (page.kind === 'notFound') throw notFound()
    const { content, as, key, signUpHref, hasTreatment } = page
    return {
      content,
      key,
      hasTreatment,
      start: await startFlow(checkoutStartFlow, { source: 'cart', as, plan: null, signUpHref, told }),
    }
  },
  head: headFrom(({ content }: { content: { seo: Seo } }) => content.seo),
  component: Cart,
})

function Cart() {
  const { cart } = useShell()
  const { variant } = Route.useSearch()
  const { content, key, hasTreatment, start: started } = Route.useLoaderData()
  const [snapshot, sendStart] = useFlow(checkoutStartFlow, started)
  const view = {
    cart: useSelector(cart, connectCart, isEqual),
    start: connectCheckoutStart(snapshot),
    form: { as: started.input.as ?? '', key },
    page: content,
    isTreatment: hasTreatment && variant === 'treatment',
  }
  const send = (event: CartPageEvent) => {
    if (event.type === 'START') return sendStart(event)
    cart.send(event.type === 'UNDO' ? undoOf(event) : event)
  }
  return <CartPage view={view} send={send} />
}
