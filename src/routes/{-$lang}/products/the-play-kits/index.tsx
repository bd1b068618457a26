import { createFileRoute } from '@tanstack/react-router'
import { KitsPageView } from '~/components/kits/kits-page'
import { FIND_KIT_PARAMETER, type FindKitError, findKitErrorOf } from '~/services/domain/kits/find-kit.rules'
import { getKitsPage } from '~/services/flows/kits/kits.functions'
import { publicPage } from '../../../-page/page'
import { startFinder, useFinder } from '../../-finder/finder'

type Search = { [FIND_KIT_PARAMETER]?: FindKitError }

export const Route = createFileRoute('/{-$lang}/products/the-play-kits/')({
  // what the finder's form was told where no script runs (flows/find-kit)
  validateSearch: (search: Record<string, unknown>): Search => {
    const told = findKitErrorOf(search[FIND_KIT_PARAMETER])
    return told ? { [FIND_KIT_PARAMETER]: told } : {}
  },
  loaderDeps: ({ search }) => ({ told: findKitErrorOf(search[FIND_KIT_PARAMETER]) }),
  loader: async ({ context: { locale }, deps: { told } }) => {
    const { today, ...shown } = await getKitsPage({ data: locale })
    return { ...shown, started: await startFinder({ today, locale, told }) }
  },
  ...publicPage,
  component: Kits,
})

function Kits() {
  const { started, ...shown } = Route.useLoaderData()
  const { finder, send } = useFinder(started)
  return <KitsPageView view={{ ...shown, finder }} send={send} />
}
