import { createFileRoute, notFound } from '@tanstack/react-router'
import { KitsPageView } from '~/components/kits/kits-page'
import { FIND_KIT_PARAMETER, type FindKitError, findKitErrorOf } from '~/services/domain/kits/find-kit.rules'
import { intlLocale } from '~/services/domain/locale'
import { getKitsPage } from '~/services/flows/content/content.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import { sharedDocument } from '../../../-page/document'
import { pageHead } from '../../../-page/page-head'
import { useShell } from '../../../-shell/shell'
import { startFinder, useFinder } from '../../-finder/finder'
import { kitPrices } from '../../-kits/prices'

type Search = { [FIND_KIT_PARAMETER]?: FindKitError }

export const Route = createFileRoute('/{-$lang}/products/the-play-kits/')({
  // what the finder's form was told where no script runs (services/subscription/find-kit.server.ts)
  validateSearch: (search: Record<string, unknown>): Search => {
    const told = findKitErrorOf(search[FIND_KIT_PARAMETER])
    return told ? { [FIND_KIT_PARAMETER]: told } : {}
  },
  loaderDeps: ({ search }) => ({ told: search[FIND_KIT_PARAMETER] ?? null }),
  headers: sharedDocument,
  loader: async ({ context: { locale }, deps: { told } }) => {
    const [page, today] = await Promise.all([getKitsPage({ data: locale }), getToday()])
    if (!page) throw notFound()
    return { page, finder: await startFinder({ today, locale, told }) }
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ seo: loaderData.page.seo, locale: match.context.locale, path: match.pathname }) : {},
  component: Kits,
})

function Kits() {
  const { page, finder } = Route.useLoaderData()
  const { locale } = useShell()
  return (
    <KitsPageView
      page={page}
      prices={kitPrices(locale.region)}
      locale={intlLocale(locale.code)}
      finder={useFinder(finder)}
    />
  )
}
