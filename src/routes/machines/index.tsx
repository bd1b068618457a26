import { createFileRoute, notFound } from '@tanstack/react-router'
import { MachineGallery } from '~/components/machines/machine-gallery'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMachineGallery } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import { machineGalleryFlow } from '~/machines/tooling/machine-gallery/machine-gallery.flow'
import { getMachines } from '~/services/flows/machines/machines.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch } from './-machines/search'
import { useSearchKey } from './-machines/search-key'

export const Route = createFileRoute('/machines/')({
  validateSearch: toolSearch,
  loaderDeps: ({ search }) => {
    const { key = '', find = '', area = null } = toolSearch(search)
    return { key, find, area }
  },
  loader: async ({ deps: { key, find, area } }) => {
    const page = await getMachines({ data: { key } })
    if (!page) throw notFound()
    const items = page.machines.map(({ id, area: part, found }) => ({ id, area: part, found }))
    return { page, key, started: await startFlow(machineGalleryFlow, { items, filter: find, area }) }
  },
  head: () => hiddenHead('Machines · Playchart'),
  component: MachinesPage,
})

function MachinesPage() {
  useLive()
  useSearchKey()
  const { page, key, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(machineGalleryFlow, started)
  return <MachineGallery view={{ ...connectMachineGallery(snapshot), ...page, key }} send={send} />
}
