import { createFileRoute, notFound } from '@tanstack/react-router'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { sharedDocument } from '../../-page/document'
import { pageHead } from '../../-page/page-head'
import { KitIsland } from './-kit/kit.island'

type Search = { selected_tab?: string; qrTargetProduct?: string; qr_data?: string }
const short = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : undefined)

/** S-079: the page of each of the 22 kits (decided: E-81). */
export const Route = createFileRoute('/{-$lang}/products/$slug')({
  headers: sharedDocument,
  validateSearch: (search: Record<string, unknown>): Search => ({
    selected_tab: short(search.selected_tab),
    qrTargetProduct: short(search.qrTargetProduct),
    qr_data: short(search.qr_data),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, params: { slug }, location, deps }) => {
    if (!kitOfAnchor(slug)) throw notFound()
    const { loadKit } = await import('./-kit/loader')
    const { selected_tab: selectedTab = null, qrTargetProduct = null, qr_data: qrData = null } = deps
    return loadKit({ locale, slug, path: location.pathname, selectedTab, qrTargetProduct, qrData })
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Kit,
})

function Kit() {
  const data = Route.useLoaderData()
  const { selected_tab: tab } = Route.useSearch()
  return <KitIsland key={data.page.anchor} data={data} isTabQueried={tab !== undefined} />
}
