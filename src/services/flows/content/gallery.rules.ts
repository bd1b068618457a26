import type { KitPage } from './pages.contract'

type GalleryPicture = KitPage['gallery'][number]

/** The most pictures that a gallery shows (decided: E-31). */
export const GALLERY_LIMIT = 8

/** S-206: in sort order. The main picture may stand in the list twice and is shown once. */
export function shownPictures(gallery: readonly GalleryPicture[]): GalleryPicture[] {
  const sorted = [...gallery].sort((a, b) => a.sortOrder - b.sortOrder)
  const once = sorted.filter(({ name }, index) => sorted.findIndex((other) => other.name === name) === index)
  return once.slice(0, GALLERY_LIMIT)
}
