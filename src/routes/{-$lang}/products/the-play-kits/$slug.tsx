import { createFileRoute, notFound } from '@tanstack/react-router'
import { AgeLandingView } from '~/components/age-landing/age-landing'
import type { AgeLanding } from '~/services/flows/content/kit-pages.contract'
import { getAgeLanding } from '~/services/flows/kits/kits.functions'
import { headFrom, sharedDocument } from '../../../-page/page'

export const Route = createFileRoute('/{-$lang}/products/the-play-kits/$slug')({
  loader: async ({ context: { locale }, params: { slug } }) => {
    const shown = await getAgeLanding({ data: { ...locale, slug } })
    if (!shown) throw notFound()
    return shown
  },
  headers: sharedDocument,
  head: headFrom(
    ({ page }: { page: AgeLanding }) => page.seo,
    ({ page }) => page.picture,
  ),
  component: () => <AgeLandingView view={Route.useLoaderData()} />,
})
