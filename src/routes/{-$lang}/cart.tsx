import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CartPage } from '~/components/cart/cart-page'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { connectCheckoutStart } from '~/machines/checkout/checkout-start/checkout-start.connect'
import { checkoutStartFlow } from '~/machines/checkout/checkout-start/checkout-start.flow'
import { toldFailure } from '~/machines/checkout/checkout-start/checkout-start.rules'
import { useFlow, useStore } from '~/machines/runtime/use-flow'
import { isElsewhere } from '~/services/domain/links/cart-link.rules'
import { intlLocale } from '~/services/domain/locale'
import { isOn } from '~/services/upstreams/flags/flags.contract'
import { pageHead } from '../-page/page-head'
import { isFailedForm } from '../-shell/failed-form'
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
  loader: async ({ context: { locale } }) => {
    const { loadCartPage } = await import('./-cart/loader')
    const { content, address, checkoutStart } = await loadCartPage(locale)
    // whoever comes here, by a form or from a kit's page, goes on to where the cart is (S-259)
    if (isElsewhere(address)) throw redirect({ href: address })
    if (!content) throw notFound()
    return { content, checkoutStart }
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.content.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Cart,
})

function Cart() {
  const { cart, announcer, locale, flags } = useShell()
  const say = useTranslations('announcements')
  const { variant, failed } = Route.useSearch()
  const { content, checkoutStart } = Route.useLoaderData()
  const [snapshot, sendStart] = useFlow(checkoutStartFlow, checkoutStart)
  const start = connectCheckoutStart(snapshot)
  const told = failed && !isFailedForm(failed) ? { status: null, code: toldFailure(failed) } : null
  return (
    <CartPage
      view={useStore(cart, connectCart)}
      start={{ ...start, failure: start.failure ?? told }}
      as={checkoutStart.input.as ?? ''}
      content={content}
      locale={intlLocale(locale.code)}
      isTreatment={variant === 'treatment' && isOn(flags, 'cart-treatment')}
      send={cart.send}
      onCheckout={() => sendStart({ type: 'START' })}
      onRemoved={(title) => announcer.send({ type: 'ANNOUNCE', text: say('removed', { title }) })}
    />
  )
}
