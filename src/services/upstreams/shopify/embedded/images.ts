import { MEDIA_PATH, MEDIA_WIDTHS } from '~/services/domain/pictures/picture-address.rules'
import { gid, shopifyNumber } from './ids'
import { textIn } from './market'
import type { Scope } from './scope'

type ImageView = { __typename: 'Image'; name: string; owner: string; scope: Scope }
type ImageTransform = {
  crop?: 'CENTER' | 'TOP' | 'BOTTOM' | 'LEFT' | 'RIGHT' | null
  maxHeight?: number | null
  maxWidth?: number | null
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null
  scale?: number | null
}

const LARGEST_EDGE = 1920

export const imageView = (name: string, owner: string, scope: Scope): ImageView => ({
  __typename: 'Image',
  name,
  owner,
  scope,
})

const entryOf = ({ name, scope }: ImageView) => scope.catalogue.media[name]

/** A picture of the image endpoint. Its version is in the URL, so that browsers may keep it for good. */
function urlOf(view: ImageView, transform: ImageTransform | null | undefined): string {
  const url = new URL(`${MEDIA_PATH}${view.name}`, view.scope.origin)
  const version = entryOf(view)?.hash
  if (version) url.searchParams.set('v', version)
  if (transform) addTransform(url.searchParams, transform)
  return url.href
}

function addTransform(query: URLSearchParams, transform: ImageTransform) {
  const { maxWidth, maxHeight, crop, preferredContentType } = transform
  const scale = transform.scale ?? 1
  if (maxWidth != null) query.set('w', String(edgeOf(maxWidth * scale)))
  if (maxHeight != null) query.set('h', String(edgeOf(maxHeight * scale)))
  if (crop != null) {
    query.set('fit', 'fill')
    query.set('f', crop.toLowerCase())
  }
  if (preferredContentType != null) query.set('fm', preferredContentType.toLowerCase())
}

/** The image endpoint knows a list of widths: the smallest that is no smaller than what is asked. */
const edgeOf = (pixels: number) => MEDIA_WIDTHS.find((edge) => edge >= pixels) ?? LARGEST_EDGE

function altOf(view: ImageView): string | null {
  const alt = entryOf(view)?.alt
  if (alt === undefined) return null
  return typeof alt === 'string' ? alt : textIn(alt, view.scope.market)
}

const numberOf = ({ owner, name }: ImageView) => shopifyNumber('Image', `${owner}/${name}`)

type MediaView = { __typename: 'MediaImage'; image: ImageView }
export const mediaView = (image: ImageView): MediaView => ({ __typename: 'MediaImage', image })
export const mediaGid = ({ image }: MediaView) => gid('MediaImage', numberOf(image))

const plainUrl = (view: ImageView) => urlOf(view, null)

export const imageResolvers = {
  Image: {
    id: (view: ImageView) => gid('ProductImage', numberOf(view)),
    altText: altOf,
    width: (view: ImageView) => entryOf(view)?.width ?? null,
    height: (view: ImageView) => entryOf(view)?.height ?? null,
    url: (view: ImageView, { transform }: { transform?: ImageTransform | null }) => urlOf(view, transform),
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: urlOf,
    thumbhash: () => null,
  },
  MediaImage: {
    id: mediaGid,
    alt: ({ image }: MediaView) => altOf(image),
    mediaContentType: () => 'IMAGE',
    previewImage: ({ image }: MediaView) => image,
    presentation: (view: MediaView) => ({ id: mediaGid(view).replace('MediaImage', 'MediaPresentation') }),
  },
}
