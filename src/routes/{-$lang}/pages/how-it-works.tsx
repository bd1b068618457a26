import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '~/components/how-it-works/how-it-works'
import { getHowItWorks } from '~/services/flows/how-it-works/how-it-works.functions'
import { publicPage } from '../../-page/page'
import { startFinder, useFinder } from '../-finder/finder'

export const Route = createFileRoute('/{-$lang}/pages/how-it-works')({
  loader: async ({ context: { locale } }) => {
    const { today, ...shown } = await getHowItWorks({ data: locale })
    return { ...shown, today, started: await startFinder({ today, locale }) }
  },
  ...publicPage,
  component: HowItWorksRoute,
})

function HowItWorksRoute() {
  const { started, ...shown } = Route.useLoaderData()
  const { finder, send } = useFinder(started)
  return <HowItWorks view={{ ...shown, finder }} send={send} />
}
