import { createFileRoute, notFound } from '@tanstack/react-router'
import { AgeLandingView } from '~/components/age-landing/age-landing'
import { intlLocale } from '~/services/domain/locale'
import { getAgeLanding } from '~/services/flows/content/content.functions'
import { sharedDocument } from '../../../-page/document'
import { pageHead } from '../../../-page/page-head'
import { isSlug } from '../../../-page/slug'
import { useShell } from '../../../-shell/shell'
import { kitPrices } from '../../-kits/prices'

export const Route = createFileRoute('/{-$lang}/products/the-play-kits/$slug')({
  headers: sharedDocument,
  loader: async ({ context: { locale }, params: { slug } }) => {
    const page = isSlug(slug) ? await getAgeLanding({ data: { ...locale, slug } }) : null
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Landing,
})

function Landing() {
  const { locale } = useShell()
  return (
    <AgeLandingView page={Route.useLoaderData()} prices={kitPrices(locale.region)} locale={intlLocale(locale.code)} />
  )
}
