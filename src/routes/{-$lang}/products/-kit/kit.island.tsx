import { useMemo } from 'react'
import { KitGallery } from '~/components/kit-page/kit-gallery'
import { KitPageView } from '~/components/kit-page/kit-page'
import { useFlowStore, useStore } from '~/machines/runtime/use-flow'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { isOn } from '~/services/domain/flags/flags.rules'
import type { ShownKit } from '~/services/flows/kit-page/kit-page.rules'
import { useShell } from '../../../-shell/shell'
import type { StartedKit } from './start-kit'

type KitData = ShownKit & { started: StartedKit }
type KitIslandProps = { data: KitData; isTabQueried: boolean }

/** A kit's page: its pictures redraw alone. */
export function KitIsland({ data: { started, ...shown }, isTabQueried }: KitIslandProps) {
  const { locale, flags } = useShell()
  const store = useKitStore({ page: shown.page, started, isTabQueried })
  const flow = useStore(store, connectKitPage)
  const view = {
    ...shown,
    ...flow,
    cartHref: `${locale.prefix}/cart`,
    isTreatment: flags['money_increase-perceived-pk-sub-value'] === 'treatment',
    showsResale: flags['money_resale-value-on-plk-pdp-v2'] === 'treatment',
    saysFailures: isOn(flags, 'loud-failures'),
  }
  return (
    <KitPageView
      view={view}
      send={store.send}
      gallery={<Pictures page={shown.page} store={store} />}
      warm={store.warm}
    />
  )
}

type Asked = { page: ShownKit['page']; started: StartedKit; isTabQueried: boolean }

function useKitStore({ page, started, isTabQueried }: Asked) {
  const flow = useMemo(() => {
    const addOnVariantIds = started.input.addOns.flatMap(({ variants }) => variants.map(({ id }) => id))
    return kitPageFlow({ kitAnchor: page.anchor, path: page.url, isTabQueried, addOnVariantIds })
  }, [page, started, isTabQueried])
  return useFlowStore(flow, started)
}

function Pictures({ page, store }: { page: ShownKit['page']; store: ReturnType<typeof useKitStore> }) {
  const { title, labels, gallery: pictures } = page
  const gallery = store.child('gallery')
  const view = { gallery: useStore(gallery, connectCarousel), pictures, title, labels }
  return <KitGallery view={view} send={gallery.send} />
}
