import { useSelector } from '@xstate/react'
import { ErcPageView } from '~/components/erc-page/erc-page'
import type { StartedOf } from '~/machines/runtime/flow'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlowStore } from '~/machines/runtime/use-flow'
import { connectErcPage } from '~/machines/shop/erc-page/erc-page.connect'
import { ercPageFlow } from '~/machines/shop/erc-page/erc-page.flow'
import type { ShownReadingBox } from '~/services/flows/reading-box/reading-box.contract'
import { useShell } from '../../../-shell/shell'
import { PicturesIsland } from '../-gallery/pictures.island'

type ErcIslandProps = { data: ShownReadingBox & { started: StartedOf<typeof ercPageFlow> } }

/** The page of a box of the reading club: its pictures redraw alone. */
export function ErcIsland({ data: { started, ...shown } }: ErcIslandProps) {
  const { person } = useShell()
  const store = useFlowStore(ercPageFlow, started)
  const view = { ...shown, ...useSelector(store, connectErcPage, isEqual), buyer: person?.playchartId ?? null }
  const { page } = shown
  return (
    <ErcPageView
      view={view}
      send={store.send}
      gallery={<PicturesIsland page={page} pictures={page.pictures} gallery={store.child('gallery')} />}
    />
  )
}
