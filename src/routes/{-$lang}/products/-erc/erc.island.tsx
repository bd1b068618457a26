import { ErcBuy } from '~/components/erc-page/erc-buy'
import { ErcPageView } from '~/components/erc-page/erc-page'
import { Gallery } from '~/components/ui/gallery'
import { useFlowStore, useStore } from '~/machines/runtime/use-flow'
import { connectErcPage } from '~/machines/shop/erc-page/erc-page.connect'
import { ercPageFlow } from '~/machines/shop/erc-page/erc-page.flow'
import { boxOf } from '~/machines/shop/erc-page/erc-page.rules'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { productLine } from '~/services/domain/cart/line.rules'
import { intlLocale } from '~/services/domain/locale'
import { breadcrumbData, jsonLd } from '~/services/flows/kit-page/structured-data.rules'
import { useShell } from '../../../-shell/shell'
import type { ErcData } from './loader'

const SIZES = '(min-width: 1320px) 712px, (min-width: 1024px) 56vw, 100vw'

/** The page of a box of the reading club: pictures and buy panel redraw alone. */
export function ErcIsland({ data }: { data: ErcData }) {
  const store = useErcStore(data)
  const view = useStore(store, connectErcPage)
  return (
    <ErcPageView
      page={data.page}
      view={view}
      gallery={<GalleryIsland data={data} store={store} />}
      buyPanel={<BuyIsland data={data} store={store} />}
      structuredData={[jsonLd(breadcrumbData(data.page.breadcrumb, data.origin))]}
    />
  )
}

type PartProps = { data: ErcData; store: ReturnType<typeof useErcStore> }
const useErcStore = (data: ErcData) => useFlowStore(ercPageFlow, data.started)

function GalleryIsland({ data: { page }, store }: PartProps) {
  const gallery = store.child('gallery')
  const { labels } = page
  return (
    <Gallery
      id="picture"
      view={useStore(gallery, connectCarousel)}
      pictures={page.pictures}
      sizes={SIZES}
      labels={{
        pictures: labels.pictures ?? page.title,
        previous: labels.previousPicture ?? '',
        next: labels.nextPicture ?? '',
        pictureOf: (number, total) => filled(labels.pictureOf, { number, total }),
      }}
      send={gallery.send}
    />
  )
}

const filled = (text = '', values: Record<string, number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

function BuyIsland({ data, store }: PartProps) {
  const { locale, person } = useShell()
  const view = useStore(store, connectErcPage)
  const [variant] = data.product.variants
  const box = boxOf(data)
  const price = box ? { amountCents: box.price, currency: box.currency_code } : (variant?.price ?? null)
  const plan = box && { planAnchor: data.page.planAnchor, installmentId: box.id }
  return (
    <ErcBuy
      page={data.page}
      view={view}
      price={price}
      isOutOfStock={variant?.availableForSale === false}
      line={variant && box ? productLine({ variantId: variant.id, priceCents: variant.price.amountCents, plan }) : null}
      locale={intlLocale(locale.code)}
      onPress={() => store.send({ type: 'PRESS', as: person?.playchartId ?? null })}
      onWarm={store.warm}
    />
  )
}
