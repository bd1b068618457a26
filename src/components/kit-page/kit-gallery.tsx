import type { CarouselView } from '~/machines/ui/carousel/carousel.connect'
import { shownPictures } from '~/services/flows/content/gallery.rules'
import type { KitPage } from '~/services/flows/content/pages.contract'
import { fill } from '../cart/fill'
import { Gallery, type GalleryEvent } from '../ui/gallery'

export type KitGalleryProps = { page: KitPage; view: CarouselView; send: (event: GalleryEvent) => void }

const SIZES = '(min-width: 1320px) 712px, (min-width: 1024px) 56vw, 100vw'

/** One picture at a time: a carousel of `shownPictures(page.gallery).length` slides, one per view. */
export function KitGallery({ page, view, send }: KitGalleryProps) {
  const { labels } = page
  return (
    <Gallery
      id="picture"
      view={view}
      pictures={shownPictures(page.gallery)}
      sizes={SIZES}
      labels={{
        pictures: labels.pictures ?? page.title,
        previous: labels.previousPicture ?? '',
        next: labels.nextPicture ?? '',
        pictureOf: (number, total) => fill(labels.pictureOf, { number: String(number), total: String(total) }),
      }}
      send={send}
    />
  )
}
