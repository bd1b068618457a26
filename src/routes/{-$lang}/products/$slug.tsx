import { createFileRoute, notFound } from '@tanstack/react-router'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { getKitPage } from '~/services/flows/kit-page/kit-page.functions'
import { headFrom, sharedDocument } from '../../-page/page'
import { KitIsland } from './-kit/kit.island'
import { startKit } from './-kit/start-kit'

type Search = { selected_tab?: string; qrTargetProduct?: string; qr_data?: string }
/** A query holds texts, numbers included (router.tsx). */
const short = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : undefined)

/** S-079: the page of each of the 22 kits (decided: E-81). */
export const Route = createFileRoute('/{-$lang}/products/$slug')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    selected_tab: short(search.selected_tab),
    qrTargetProduct: short(search.qrTargetProduct),
    qr_data: short(search.qr_data),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, params: { slug }, deps }) => {
    // in the browser the cart is there already, and wakes a page that has something of it
    const found = await getKitPage({ data: { place: locale, slug, needsCart: import.meta.env.SSR } })
    if (!found) throw notFound()
    const { start, flags, ...shown } = found
    const { selected_tab: selectedTab = null, ...code } = deps
    const started = await startKit({ page: shown.page, start, flags, locale, selectedTab, code })
    return { ...shown, started }
  },
  headers: sharedDocument,
  head: headFrom(
    ({ page }: { page: KitPage }) => page.seo,
    ({ page }) => page.gallery[0],
  ),
  component: Kit,
})

function Kit() {
  const data = Route.useLoaderData()
  return <KitIsland key={data.page.anchor} data={data} />
}
