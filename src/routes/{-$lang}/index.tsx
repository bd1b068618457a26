import { createFileRoute, notFound } from '@tanstack/react-router'
import { HomePageView } from '~/components/home/home-page'
import { getHomePage } from '~/services/contentful/contentful.functions'
import { intlLocale } from '~/services/locale'
import { getToday } from '~/services/today.functions'
import { sharedDocument } from '../-document'
import { startFinder, useFinder } from '../-finder'
import { kitPrices } from '../-kit-prices'
import { pageHead } from '../-page-head'
import { useShell } from '../-shell'

export const Route = createFileRoute('/{-$lang}/')({
  headers: sharedDocument,
  loader: async ({ context: { locale } }) => {
    const [page, today] = await Promise.all([getHomePage({ data: locale }), getToday()])
    if (!page) throw notFound()
    return { page, finder: await startFinder({ today, locale }) }
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Home,
})

function Home() {
  const { page, finder } = Route.useLoaderData()
  const { locale } = useShell()
  return (
    <HomePageView
      page={page}
      prices={kitPrices(locale.region)}
      locale={intlLocale(locale.code)}
      finder={useFinder(finder)}
    />
  )
}
