import { createFileRoute, notFound } from '@tanstack/react-router'
import { AgeLandingView } from '~/components/age-landing/age-landing'
import { getAgeLanding } from '~/services/flows/kits/kits.functions'
import { publicPage } from '../../../-page/page'

export const Route = createFileRoute('/{-$lang}/products/the-play-kits/$slug')({
  loader: async ({ context: { locale }, params: { slug } }) => {
    const shown = await getAgeLanding({ data: { ...locale, slug } })
    if (!shown) throw notFound()
    return shown
  },
  ...publicPage,
  component: () => <AgeLandingView view={Route.useLoaderData()} />,
})
