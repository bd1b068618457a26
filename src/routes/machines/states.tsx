import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListFinder } from '~/components/machines/list-finder'
import { StateGallery } from '~/components/machines/state-gallery'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMachineGallery } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import { machineGalleryFlow } from '~/machines/tooling/machine-gallery/machine-gallery.flow'
import { connectStateGallery } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { stateGalleryFlow } from '~/machines/tooling/state-gallery/state-gallery.flow'
import { isLanguage } from '~/services/domain/locale'
import { getStates } from '~/services/flows/machines/machines.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch } from './-machines/search'
import { useSearchKey } from './-machines/search-key'

export const Route = createFileRoute('/machines/states')({
  validateSearch: toolSearch,
  loaderDeps: ({ search }) => {
    const { key = '', find = '', area = null, language, size } = toolSearch(search)
    return { key, find, area, language, size }
  },
  loader: async ({ deps: { key, find, area, language: asked, size: wanted } }) => {
    const page = await getStates({ data: { key } })
    if (!page) throw notFound()
    const items = page.machines.flatMap((machine) =>
      machine.states.map(({ id, found }) => ({ id, area: machine.area, found })),
    )
    const language = isLanguage(asked) ? asked : 'en'
    const size: 'phone' | 'desktop' = wanted === 'phone' ? wanted : 'desktop'
    const [list, started] = await Promise.all([
      startFlow(machineGalleryFlow, { items, filter: find, area }),
      startFlow(stateGalleryFlow, {
        key,
        language,
        size,
        person: page.person,
        told: page.told,
        preview: page.preview,
        on: page.on,
      }),
    ])
    return { page, key, list, started }
  },
  head: () => hiddenHead('Page states · Playchart'),
  component: StatesPage,
})

function StatesPage() {
  useLive()
  useSearchKey()
  const { page, key, list, started } = Route.useLoaderData()
  const [found, sendFinder] = useFlow(machineGalleryFlow, list)
  const [snapshot, send] = useFlow(stateGalleryFlow, started, { start: 'mount' })
  const searched = connectMachineGallery(found)
  const finder = { ...searched, key, path: '/machines/states', label: 'Machine, state, event…' }
  return (
    <StateGallery
      view={{ ...page, ...connectStateGallery(snapshot), key, list: searched }}
      send={send}
      finder={<ListFinder view={finder} send={sendFinder} />}
    />
  )
}
