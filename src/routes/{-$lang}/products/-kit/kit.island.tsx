import { useSelector } from '@xstate/react'
import { KitGallery } from '~/components/kit-page/kit-gallery'
import { KitPageView } from '~/components/kit-page/kit-page'
import type { MachineOf } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlowStore } from '~/machines/runtime/use-flow'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { kitVariants, type ShownKit } from '~/services/flows/kit-page/kit-page.rules'
import { useShell } from '../../../-shell/shell'
import type { StartedKit } from './start-kit'

type KitData = ShownKit & { started: StartedKit }

/** A kit's page: its pictures redraw alone. */
export function KitIsland({ data: { started, ...shown } }: { data: KitData }) {
  const { locale, flags } = useShell()
  const store = useFlowStore(kitPageFlow, started)
  const flow = useSelector(store, connectKitPage, isEqual)
  const view = {
    ...shown,
    ...flow,
    cartHref: `${locale.prefix}/cart`,
    ...kitVariants(flags),
  }
  return <KitPageView view={view} send={store.send} gallery={<Pictures page={shown.page} store={store} />} />
}

type KitStore = ReturnType<typeof useFlowStore<MachineOf<typeof kitPageFlow>>>

function Pictures({ page, store }: { page: ShownKit['page']; store: KitStore }) {
  const { title, labels, gallery: pictures } = page
  const gallery = store.child('gallery')
  const view = { gallery: useSelector(gallery, connectCarousel, isEqual), pictures, title, labels }
  return <KitGallery view={view} send={gallery.send} />
}
