import type { CarouselView } from '~/machines/ui/carousel/carousel.connect'
import type { ContentPicture, KeyValues } from '~/services/flows/content/parts.contract'
import { fill } from '../cart/fill'
import { Gallery, type GalleryEvent } from '../ui/gallery'

type KitGalleryProps = {
  view: { gallery: CarouselView; pictures: ContentPicture[]; title: string; labels: KeyValues }
  send: (event: GalleryEvent) => void
}

const SIZES = '(min-width: 1320px) 712px, (min-width: 1024px) 56vw, 100vw'

/** The pictures of a box: one at a time. */
export function KitGallery({ view: { gallery, pictures, title, labels }, send }: KitGalleryProps) {
  return (
    <Gallery
      id="picture"
      view={gallery}
      pictures={pictures}
      sizes={SIZES}
      labels={{
        pictures: labels.pictures ?? title,
        previous: labels.previousPicture ?? '',
        next: labels.nextPicture ?? '',
        pictureOf: (number, total) => fill(labels.pictureOf, { number: String(number), total: String(total) }),
      }}
      send={send}
    />
  )
}
