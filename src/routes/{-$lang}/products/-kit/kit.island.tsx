import { lazy, Suspense, useMemo } from 'react'
import { KitGallery } from '~/components/kit-page/kit-gallery'
import { KitPageView } from '~/components/kit-page/kit-page'
import { useFlowStore, useStore } from '~/machines/runtime/use-flow'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { useShell } from '../../../-shell/shell'
import { BuyIsland } from './buy.island'
import type { KitData } from './loader'
import { StickyIsland } from './sticky.island'
import { structuredDataOf } from './view'

export type KitStore = ReturnType<typeof useKitStore>

const Modals = lazy(() => import('./modals.island').then((module) => ({ default: module.KitModals })))

function useKitStore(data: KitData, isTabQueried: boolean) {
  const flow = useMemo(
    () =>
      kitPageFlow({
        kitAnchor: data.page.anchor,
        path: data.page.url,
        isTabQueried,
        addOnVariantIds: data.goods.flatMap(({ variants }) => variants.map(({ id }) => id)),
      }),
    [data, isTabQueried],
  )
  return useFlowStore(flow, data.started)
}

/** A kit's page: each part redraws alone. */
export function KitIsland({ data, isTabQueried }: { data: KitData; isTabQueried: boolean }) {
  const { locale, flags } = useShell()
  const store = useKitStore(data, isTabQueried)
  const view = useStore(store, connectKitPage)
  const hasModal =
    view.cta?.isCustomizing || view.addOns.some((addOn) => addOn.isInventoryModalOpen || addOn.isVariantModalOpen)
  return (
    <KitPageView
      page={data.page}
      view={view}
      gallery={<GalleryIsland data={data} store={store} />}
      isTreatment={flags['money_increase-perceived-pk-sub-value'] === 'treatment'}
      showsResale={flags['money_resale-value-on-plk-pdp-v2'] === 'treatment'}
      buy={<BuyIsland data={data} store={store} view={view} />}
      sticky={<StickyIsland data={data} store={store} view={view} />}
      structuredData={structuredDataOf(data, { locale, origin: data.origin })}
      modals={
        hasModal && (
          <Suspense>
            <Modals data={data} store={store} view={view} />
          </Suspense>
        )
      }
    />
  )
}

function GalleryIsland({ data, store }: { data: KitData; store: KitStore }) {
  const gallery = store.child('gallery')
  return <KitGallery page={data.page} view={useStore(gallery, connectCarousel)} send={gallery.send} />
}
