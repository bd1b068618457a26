import { createFileRoute } from '@tanstack/react-router'
import { headOfPage } from '../../-page/page'
import { accountOf, loadShipDate } from './-ship-date/load-ship-date'
import { shipDateSearch } from './-ship-date/search'
import { ShipDatePage } from './-ship-date/ship-date'

/** the address of a kit's day while the flag retention-cancel-saver is on. */
export const Route = createFileRoute('/{-$lang}/account/subscriptions_/$subscription/edit-date/$item')({
  validateSearch: shipDateSearch,
  loaderDeps: ({ search: { day = '' } }) => ({ day }),
  loader: ({ context: { locale }, params: { subscription, item }, deps: { day }, parentMatchPromise }) =>
    loadShipDate(
      { user: null, subscription, item, day },
      { locale, isCancelSaver: true, account: () => accountOf(parentMatchPromise) },
    ),
  head: headOfPage,
  component: ShipDateOfKit,
})

function ShipDateOfKit() {
  return <ShipDatePage {...Route.useLoaderData()} />
}
