import { useSelector } from '@xstate/react'
import { KitGallery } from '~/components/kit-page/kit-gallery'
import type { ChildOf } from '~/machines/runtime/flow-store'
import { isEqual } from '~/machines/runtime/is-equal'
import type { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import type { ShownKit } from '~/services/flows/kit-page/kit-page.rules'

type PicturesIslandProps = {
  page: Pick<ShownKit['page'], 'title' | 'labels'>
  pictures: ContentPicture[]
  gallery: ChildOf<typeof kitPageFlow, 'gallery'>
}

/** The pictures of what is sold, on the page of a kit and of a box: they redraw alone. */
export function PicturesIsland({ page: { title, labels }, pictures, gallery }: PicturesIslandProps) {
  const view = { gallery: useSelector(gallery, connectCarousel, isEqual), pictures, title, labels }
  return <KitGallery view={view} send={gallery.send} />
}
