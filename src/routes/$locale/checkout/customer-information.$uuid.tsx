import { createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { CheckoutEnded } from '~/components/checkout/checkout-ended'
import { CheckoutPage } from '~/components/checkout/checkout-page'
import { connectCheckout } from '~/machines/checkout/checkout/checkout.connect'
import { checkoutFlow } from '~/machines/checkout/checkout/checkout.flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { printPage } from '~/services/browser/page'
import { intlLocale } from '~/services/domain/locale'
import { useShell } from '../../-shell/shell'
import { useCheckoutHands } from './-checkout/handlers'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** S-026: from an open checkout to its order. */
export const Route = createFileRoute('/$locale/checkout/customer-information/$uuid')({
  params: {
    parse: ({ uuid }): { uuid: string } | false => (UUID.test(uuid) ? { uuid } : false),
    stringify: ({ uuid }: { uuid: string }) => ({ uuid }),
  },
  // a step is a place in this document, not another one: the flow knows more than a second answer would
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params: { uuid }, context: { locale }, location }) => {
    const { loadCheckout } = await import('./-checkout/loader')
    const loaded = await loadCheckout({ uuid, locale, path: location.pathname })
    if (!loaded) throw notFound()
    return loaded
  },
  head: () => ({ meta: [{ title: 'Playchart' }, { name: 'robots', content: 'noindex' }] }),
  component: Checkout,
  notFoundComponent: Ended,
})

function Checkout() {
  const { started, testCards } = Route.useLoaderData()
  const { locale, cartHref } = useShell()
  const [snapshot, send, , store] = useFlow(checkoutFlow, started, { start: 'mount' })
  const hands = useCheckoutHands(store)
  const { uuid } = Route.useParams()
  const path = `/${locale.code}/checkout/customer-information/${uuid}`
  return (
    <CheckoutPage
      view={connectCheckout(snapshot)}
      locale={intlLocale(locale.code)}
      prefix={locale.prefix}
      cartHref={cartHref}
      signInHref={`${locale.prefix}/sign-in?return_to=${encodeURIComponent(path)}`}
      testCards={testCards}
      on={hands}
      onRetry={() => send({ type: 'RETRY' })}
      onCheck={() => store.child('reconciliation').send({ type: 'CHECK' })}
      onReload={() => send({ type: 'RELOAD' })}
      onPrint={printPage}
    />
  )
}

function Ended() {
  const { cartHref, locale, person } = useShell()
  const { pathname } = useLocation()
  const signInHref = person ? null : `${locale.prefix}/sign-in?return_to=${encodeURIComponent(pathname)}`
  return <CheckoutEnded cartHref={cartHref} signInHref={signInHref} />
}
