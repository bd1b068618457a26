import { createFileRoute, notFound } from '@tanstack/react-router'
import { startFlow } from '~/machines/runtime/flow'
import { ercPageFlow } from '~/machines/shop/erc-page/erc-page.flow'
import { ercPageInput } from '~/machines/shop/erc-page/erc-page.rules'
import type { ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'
import { getReadingBox } from '~/services/flows/reading-box/reading-box.functions'
import { headFrom, sharedDocument } from '../../-page/page'
import { ErcIsland } from './-erc/erc.island'

/** The boxes of the Early Reader Club (decided: E-92). A page whose plan is not known is not shared. */
export const Route = createFileRoute('/{-$lang}/products/erc-box-{$ages}')({
  loader: async ({ context: { locale }, params: { ages } }) => {
    const found = await getReadingBox({ data: { place: locale, handle: `erc-box-${ages}` } })
    if (!found) throw notFound()
    const { start, ...shown } = found
    const started = await startFlow(ercPageFlow, ercPageInput({ page: shown.page, start, prefix: locale.prefix }))
    return { ...shown, started }
  },
  headers: ({ loaderData }) => (loaderData?.isPlanKnown ? sharedDocument() : undefined),
  head: headFrom(
    ({ page }: { page: ReadingBoxPage }) => page.seo,
    ({ page }) => page.pictures[0],
  ),
  component: Box,
})

function Box() {
  const data = Route.useLoaderData()
  return <ErcIsland key={data.page.handle} data={data} />
}
