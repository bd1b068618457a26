import { createFileRoute } from '@tanstack/react-router'
import { HomePageView } from '~/components/home/home-page'
import { getHome } from '~/services/flows/home/home.functions'
import { publicPage } from '../-page/page'
import { startFinder, useFinder } from './-finder/finder'

export const Route = createFileRoute('/{-$lang}/')({
  loader: async ({ context: { locale } }) => {
    const { today, ...shown } = await getHome({ data: locale })
    return { ...shown, started: await startFinder({ today, locale }) }
  },
  ...publicPage,
  component: Home,
})

function Home() {
  const { started, ...shown } = Route.useLoaderData()
  const { finder, send } = useFinder(started)
  return <HomePageView view={{ ...shown, finder }} send={send} />
}
