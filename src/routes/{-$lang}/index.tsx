import { createFileRoute, notFound } from '@tanstack/react-router'
import { HomePageView } from '~/components/home/home-page'
import { intlLocale } from '~/services/domain/locale'
import { getHomePage } from '~/services/flows/content/content.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import { sharedDocument } from '../-page/document'
import { pageHead } from '../-page/page-head'
import { useShell } from '../-shell/shell'
import { startFinder, useFinder } from './-finder/finder'
import { kitPrices } from './-kits/prices'

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
