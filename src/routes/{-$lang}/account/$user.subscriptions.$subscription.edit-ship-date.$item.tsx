import { createFileRoute } from '@tanstack/react-router'
import { headOfPage } from '../../-page/page'
import { accountOf, loadShipDate } from './-ship-date/load-ship-date'
import { shipDateSearch } from './-ship-date/search'
import { ShipDatePage } from './-ship-date/ship-date'

/** the address of a kit's day. */
export const Route = createFileRoute('/{-$lang}/account/$user/subscriptions/$subscription/edit-ship-date/$item')({
  validateSearch: shipDateSearch,
  loaderDeps: ({ search: { day = '' } }) => ({ day }),
  loader: ({ context: { locale }, params: { user, subscription, item }, deps: { day }, parentMatchPromise }) =>
    loadShipDate(
      { user, subscription, item, day },
      { locale, isCancelSaver: false, account: () => accountOf(parentMatchPromise) },
    ),
  head: headOfPage,
  component: ShipDateOfKit,
})

function ShipDateOfKit() {
  return <ShipDatePage {...Route.useLoaderData()} />
}
