import { useSelector } from '@xstate/react'
import { chosenAddOns } from '~/components/kit-page/chosen-add-ons'
import { KitPageView } from '~/components/kit-page/kit-page'
import { connectPieces } from '~/machines/cart/cart/cart.connect'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlowStore } from '~/machines/runtime/use-flow'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { kitVariants, type ShownKit } from '~/services/flows/kit-page/kit-page.rules'
import { useShell } from '../../../-shell/shell'
import { PicturesIsland } from '../-gallery/pictures.island'
import type { StartedKit } from './start-kit'

type KitData = ShownKit & { started: StartedKit }

/** A kit's page: its pictures redraw alone. */
export function KitIsland({ data: { started, ...shown } }: { data: KitData }) {
  const { cart, cartHref, flags } = useShell()
  const store = useFlowStore(kitPageFlow, started)
  const flow = useSelector(store, connectKitPage, isEqual)
  const pieces = useSelector(cart, connectPieces, isEqual)
  const view = {
    ...shown,
    ...flow,
    chosen: chosenAddOns(flow.addOns, pieces),
    cartHref,
    ...kitVariants(flags),
  }
  const { page } = shown
  return (
    <KitPageView
      view={view}
      send={store.send}
      gallery={<PicturesIsland page={page} pictures={page.gallery} gallery={store.child('gallery')} />}
    />
  )
}
