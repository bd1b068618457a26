import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentPageView } from '~/components/content-page/content-page'
import { getContentPage } from '~/services/flows/content/content.functions'
import { publicPage } from '../../-page/page'

export const Route = createFileRoute('/{-$lang}/pages/$slug')({
  loader: async ({ context: { locale }, params: { slug } }) => {
    const page = await getContentPage({ data: { ...locale, slug } })
    if (!page) throw notFound()
    return { page }
  },
  ...publicPage,
  component: () => <ContentPageView view={Route.useLoaderData()} />,
})
