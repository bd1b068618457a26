import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentPageView } from '~/components/content-page/content-page'
import { getContentPage } from '~/services/flows/content/content.functions'
import { getVisit } from '~/services/flows/visit/visit.functions'
import { sharedDocument } from '../../-page/document'
import { pageHead } from '../../-page/page-head'
import { isSlug } from '../../-page/slug'

export const Route = createFileRoute('/{-$lang}/pages/$slug')({
  headers: sharedDocument,
  loader: async ({ context: { locale }, params: { slug } }) => {
    if (!isSlug(slug)) throw notFound()
    const [page, { flags }] = await Promise.all([getContentPage({ data: { ...locale, slug } }), getVisit()])
    const isOff = page?.flag && !Object.entries(flags).some(([key, value]) => key === page.flag && value === 'on')
    // S-105: a page whose flag is off is not there
    if (!page || isOff) throw notFound()
    return page
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: () => <ContentPageView page={Route.useLoaderData()} />,
})
