import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinkedState } from '~/components/machines/linked-state'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectStateGallery } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { stateGalleryFlow } from '~/machines/tooling/state-gallery/state-gallery.flow'
import { getLinkedState } from '~/services/flows/machines/machines.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch } from './-machines/search'

/** A link of the gallery of states whose page is not there yet is led here, with its recipe. */
export const Route = createFileRoute('/machines/open')({
  validateSearch: toolSearch,
  loaderDeps: ({ search: { page = '', key = '' } }) => ({ page, key }),
  loader: async ({ deps: { page, key } }) => {
    const linked = await getLinkedState({ data: { key, page } })
    if (!linked) throw notFound()
    const { language, person, told, preview, on, ...link } = linked
    const input = { key, language, size: 'desktop' as const, person, told, preview, on }
    return { link, key, started: await startFlow(stateGalleryFlow, input) }
  },
  head: () => hiddenHead('A page state · Playchart'),
  component: OpenPage,
})

function OpenPage() {
  useLive()
  const { link, key, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(stateGalleryFlow, started, { start: 'mount' })
  return <LinkedState view={{ ...link, ...connectStateGallery(snapshot), key }} send={send} />
}
