import { createFileRoute, notFound, redirect, useLocation } from '@tanstack/react-router'
import { CheckoutEnded } from '~/components/checkout/checkout-ended'
import { CheckoutPage } from '~/components/checkout/checkout-page'
import { connectCheckout } from '~/machines/checkout/checkout/checkout.connect'
import { checkoutFlow } from '~/machines/checkout/checkout/checkout.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { signInHref, signUpHref } from '~/services/domain/links/account-links.rules'
import { getCheckoutPage } from '~/services/flows/checkout/checkout.functions'
import { hiddenHead } from '../../-page/page'
import { useShell } from '../../-shell/shell'

/** S-026: from an open checkout to its order. */
export const Route = createFileRoute('/$locale/checkout/customer-information/$uuid')({
  params: {
    parse: ({ uuid }): { uuid: string } | false => (isUuid(uuid) ? { uuid } : false),
    stringify: ({ uuid }: { uuid: string }) => ({ uuid }),
  },
  // a step is a place in this document, not another one: the flow knows more than a second answer would
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params: { uuid }, context: { locale }, location: { pathname } }) => {
    const page = await getCheckoutPage({ data: { uuid, locale: locale.code } })
    if (page.ok) return { started: await startFlow(checkoutFlow, { ...page.value, uuid, locale: locale.code }) }
    if (page.error.kind === 'notFound') throw notFound()
    throw redirect({ href: signUpHref(locale.prefix, pathname) })
  },
  head: () => hiddenHead('Playchart'),
  component: Checkout,
  notFoundComponent: Ended,
})

function Checkout() {
  const { started } = Route.useLoaderData()
  const { locale, cartHref } = useShell()
  const [snapshot, send] = useFlow(checkoutFlow, started, { start: 'mount' })
  const { pathname } = useLocation()
  const page = { cartHref, prefix: locale.prefix, signInHref: signInHref(locale.prefix, pathname) }
  return <CheckoutPage view={{ ...connectCheckout(snapshot), page }} send={send} />
}

function Ended() {
  const { cartHref, locale, person } = useShell()
  const { pathname } = useLocation()
  const view = { cartHref, signInHref: person ? null : signInHref(locale.prefix, pathname) }
  return <CheckoutEnded view={view} />
}
