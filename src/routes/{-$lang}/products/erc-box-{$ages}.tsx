import { createFileRoute, notFound } from '@tanstack/react-router'
import { isReadingBox } from '~/services/domain/kits/reading-club.rules'
import { sharedDocument } from '../../-page/document'
import { pageHead } from '../../-page/page-head'
import { ErcIsland } from './-erc/erc.island'

/** The boxes of the Early Reader Club (decided: E-92). A page whose plan is not known is not shared. */
export const Route = createFileRoute('/{-$lang}/products/erc-box-{$ages}')({
  loader: async ({ context: { locale }, params: { ages } }) => {
    const handle = `erc-box-${ages}`
    if (!isReadingBox(handle)) throw notFound()
    const { loadErc } = await import('./-erc/loader')
    return loadErc({ locale, handle })
  },
  headers: ({ loaderData }) => (loaderData?.plan ? sharedDocument() : undefined),
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Box,
})

function Box() {
  const data = Route.useLoaderData()
  return <ErcIsland key={data.page.handle} data={data} />
}
