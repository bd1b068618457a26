import { createFileRoute, notFound } from '@tanstack/react-router'
import { messagesOf } from '~/content/messages'
import { headFrom } from '../../-page/page'
import { ownTitle } from './-pages/own-title'
import { Pages } from './-pages/pages'
import { readerAt } from './-pages/readers'

/**
 * The pages of the account that have no route of their own: each route is in the script of every page, each of these is a
 * file that comes where its address does (docs/decisions/0068-pages-of-one-route.md).
 */
export const Route = createFileRoute('/{-$lang}/account/$')({
  loaderDeps: ({ search }) => search,
  gcTime: 0,
  preloadStaleTime: 0,
  loader: async ({ context, params: { _splat = '' }, deps: search, parentMatchPromise }) => {
    const read = readerAt(_splat)
    if (!read) throw notFound()
    const account = parentMatchPromise.then(({ loaderData }) => (loaderData?.ok ? loaderData.value : null))
    return read({ context, search, account })
  },
  head: (of) => {
    const words = messagesOf(of.match.context.locale.language)
    return headFrom((loaded: NonNullable<typeof of.loaderData>) => {
      const { seo } = loaded.page
      const own = ownTitle(loaded, words)
      return own === null ? seo : { ...seo, pageTitle: `${own} · ${seo.pageTitle}` }
    })(of)
  },
  component: AccountPage,
})

function AccountPage() {
  const loaded = Route.useLoaderData()
  switch (loaded.shows) {
    case 'payments':
      return <Pages.payments {...loaded} />
    case 'reading-club':
      return <Pages.readingClub {...loaded} />
    case 'club-options':
      return <Pages.clubOptions {...loaded} />
    case 'ship-date':
      return <Pages.shipDate {...loaded} />
    case 'subscription-change':
      return <Pages.subscriptionChange {...loaded} />
    case 'settings':
      return <Pages.settings {...loaded} />
    case 'preferences':
      return <Pages.preferences {...loaded} />
    case 'child':
      return <Pages.child {...loaded} />
    case 'contact-details':
      return <Pages.contactDetails {...loaded} />
    case 'password':
      return <Pages.password {...loaded} />
    case 'payment-method':
      return <Pages.paymentMethod {...loaded} />
    case 'edit-card':
      return <Pages.editCard {...loaded} />
    case 'edit-billing':
      return <Pages.editBilling {...loaded} />
    case 'shipping-address':
      return <Pages.shippingAddress {...loaded} />
    case 'modify-kit':
      return <Pages.modifyKit {...loaded} />
    case 'family':
      return <Pages.family {...loaded} />
    case 'gifts':
      return <Pages.gifts {...loaded} />
    case 'order-history':
      return <Pages.orderHistory {...loaded} />
    case 'order':
      return <Pages.order {...loaded} />
    case 'withdrawal':
      return <Pages.withdrawal {...loaded} />
    case 'erase-account':
      return <Pages.eraseAccount {...loaded} />
    case 'privacy':
      return <Pages.privacy {...loaded} />
    case 'sms':
      return <Pages.sms {...loaded} />
  }
}
