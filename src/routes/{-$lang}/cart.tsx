import { createFileRoute, notFound, redirect, useLoaderData } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CartPage, type CartPageEvent } from '~/components/cart/cart-page'
import { EmptyCart } from '~/components/cart/empty-cart'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { withKey } from '~/machines/cart/cart/cart.flow'
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
import { startFinder, useFinder } from './-finder/finder'

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
    const { content, beside, as, key, signUpHref, hasTreatment } = page
    return {
      content,
      beside,
      finder: await startFinder({ today: beside.today, locale }),
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
  const { content, beside, key, hasTreatment, start: started, finder: startedFinder } = Route.useLoaderData()
  const { finder, send: sendFinder } = useFinder(startedFinder)
  const [snapshot, sendStart] = useFlow(checkoutStartFlow, started)
  const view = {
    cart: useSelector(cart, connectCart, isEqual),
    start: connectCheckoutStart(snapshot),
    form: { as: started.input.as ?? '', key },
    page: content,
    beside: { ...beside, held: useHeld() },
    isTreatment: hasTreatment && variant === 'treatment',
  }
  const send = (event: CartPageEvent) => {
    if (event.type === 'START') return sendStart(event)
    cart.send(event.type === 'UNDO' || event.type === 'ADD' ? withKey(event) : event)
  }
  return (
    <CartPage
      view={view}
      send={send}
      empty={view.cart.isEmpty && <EmptyCart view={{ content, beside, finder }} send={sendFinder} />}
    />
  )
}

/** What was in the cart when its document came: goods that one adds here stay where they are. */
const useHeld = () =>
  useLoaderData({ from: '__root__' }).flows.cart.input.cart?.lines.map(({ variantId }) => variantId) ?? []
