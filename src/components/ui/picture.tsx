import type { MediaEdge } from '~/services/domain/pictures/picture.contract'
import { mediaUrl, PAGE_WIDTHS, srcSet } from '~/services/domain/pictures/picture-address.rules'
import { blurOf } from './blur'
import { blurred, type PictureShape, pictures } from './picture.styles'

type Source = { src: string; alt: string; width: number; height: number; blur?: string | null }
type PictureProps = {
  picture: Source
  /** the width that the picture takes, as in the `sizes` attribute */
  sizes: string
  shape?: PictureShape
  /** the one picture that the first screen waits for */
  isFirst?: boolean
  /** the words beside the picture say the same */
  isDecorative?: boolean
  widths?: readonly MediaEdge[]
}

/** A picture in the size and format that the browser needs; its place is kept before it arrives. */
export function Picture({
  picture,
  sizes,
  shape = 'paper',
  isFirst,
  isDecorative,
  widths = PAGE_WIDTHS,
}: PictureProps) {
  return (
    <img
      className={picture.blur ? `${pictures[shape]} ${blurred}` : pictures[shape]}
      style={blurOf(picture)}
      src={mediaUrl(picture.src, { w: 640 })}
      srcSet={srcSet(picture.src, widths, { max: picture.width })}
      sizes={sizes}
      alt={isDecorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

type Edge = 48 | 80 | 100 | 136
type ThumbnailProps = { picture: Source; edge: Edge; shape?: PictureShape }

const DENSITIES: Record<Edge, readonly [MediaEdge, MediaEdge]> = {
  48: [50, 96],
  80: [96, 160],
  100: [160, 240],
  136: [160, 320],
}

/** A small picture of a fixed edge, sharp on dense screens too; the words beside it name what it shows. */
export function Thumbnail({ picture, edge, shape = 'square' }: ThumbnailProps) {
  const [once, twice] = DENSITIES[edge]
  return (
    <img
      className={pictures[shape]}
      src={mediaUrl(picture.src, { w: once })}
      srcSet={`${mediaUrl(picture.src, { w: once })} 1x, ${mediaUrl(picture.src, { w: twice })} 2x`}
      alt=""
      width={edge}
      height={edge}
      loading="lazy"
      decoding="async"
    />
  )
}
