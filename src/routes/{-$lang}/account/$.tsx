import { createFileRoute, notFound } from '@tanstack/react-router'
import { shipDatePlaceAt } from '~/services/flows/ship-date/ship-date.rules'
import { headOfPage } from '../../-page/page'
import { loadShipDate } from './-ship-date/load-ship-date'
import { shipDateSearch } from './-ship-date/search'
import { ShipDatePage } from './-ship-date/ship-date'

/**
 * The page of a kit's day by either of its addresses (A-089, A-094; decided: E-69). One route for both, since each route
 * is in the script of every page.
 */
export const Route = createFileRoute('/{-$lang}/account/$')({
  validateSearch: shipDateSearch,
  loaderDeps: ({ search: { day = '' } }) => ({ day }),
  gcTime: 0,
  preloadStaleTime: 0,
  loader: async ({ context, params: { _splat = '' }, deps: { day }, parentMatchPromise }) => {
    const place = shipDatePlaceAt(_splat)
    if (!place) throw notFound()
    const account = parentMatchPromise.then(({ loaderData }) => (loaderData?.ok ? loaderData.value : null))
    return loadShipDate({ ...place, day }, { context, account })
  },
  head: headOfPage,
  component: ShipDate,
})

function ShipDate() {
  return <ShipDatePage {...Route.useLoaderData()} />
}
