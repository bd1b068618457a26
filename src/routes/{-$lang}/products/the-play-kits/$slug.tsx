import { createFileRoute, notFound } from '@tanstack/react-router'
import { AgeLandingView } from '~/components/age-landing/age-landing'
import { getAgeLanding } from '~/services/contentful/contentful.functions'
import { intlLocale } from '~/services/locale'
import { sharedDocument } from '../../../-document'
import { kitPrices } from '../../../-kit-prices'
import { pageHead } from '../../../-page-head'
import { useShell } from '../../../-shell'
import { isSlug } from '../../../-slug'

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
