import { useSelector } from '@xstate/react'
import { ErcPageView } from '~/components/erc-page/erc-page'
import { KitGallery } from '~/components/kit-page/kit-gallery'
import type { StartedOf } from '~/machines/runtime/flow'
import type { StoreOf } from '~/machines/runtime/flow-store'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlowStore } from '~/machines/runtime/use-flow'
import { connectErcPage } from '~/machines/shop/erc-page/erc-page.connect'
import { ercPageFlow } from '~/machines/shop/erc-page/erc-page.flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import type { ShownReadingBox } from '~/services/flows/reading-box/reading-box.contract'
import { useShell } from '../../../-shell/shell'

type ErcIslandProps = { data: ShownReadingBox & { started: StartedOf<typeof ercPageFlow> } }

/** The page of a box of the reading club: its pictures redraw alone. */
export function ErcIsland({ data: { started, ...shown } }: ErcIslandProps) {
  const { person } = useShell()
  const store = useFlowStore(ercPageFlow, started)
  const view = { ...shown, ...useSelector(store, connectErcPage, isEqual), buyer: person?.playchartId ?? null }
  return <ErcPageView view={view} send={store.send} gallery={<Pictures page={shown.page} store={store} />} />
}

type PicturesProps = {
  page: ShownReadingBox['page']
  store: StoreOf<typeof ercPageFlow>
}

function Pictures({ page: { title, labels, pictures }, store }: PicturesProps) {
  const gallery = store.child('gallery')
  const view = { gallery: useSelector(gallery, connectCarousel, isEqual), pictures, title, labels }
  return <KitGallery view={view} send={gallery.send} />
}
