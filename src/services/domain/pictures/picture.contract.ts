import { z } from 'zod'

/**
 * The edges that a picture may be asked in, in pixels: the srcset's widths and the fixed sizes of S-413
 * (fallback 50 and 200, card 360, standalone 430, play kit 800 x 450). Any other answers 400.
 */
export const MediaEdge = z.literal([
  50, 96, 160, 200, 240, 320, 360, 400, 430, 450, 480, 640, 800, 960, 1080, 1280, 1440, 1600, 1920,
])
export type MediaEdge = z.infer<typeof MediaEdge>

/** Encoder quality; 75 unless asked (S-413). */
export const MediaQuality = z.literal([40, 50, 60, 75, 80, 90])
export type MediaQuality = z.infer<typeof MediaQuality>

export const MediaFormat = z.enum(['avif', 'webp', 'jpg', 'png'])
export type MediaFormat = z.infer<typeof MediaFormat>

/**
 * How a picture meets a box of w x h. Absent: it fits inside. `fill` and `thumb` cover and cut, `pad` fits and pads,
 * `scale` stretches, `crop` cuts without resizing.
 * @see https://www.contentful.com/developers/docs/references/images-api/#/reference/resizing-&-cropping
 */
export const MediaFit = z.enum(['fill', 'pad', 'scale', 'crop', 'thumb'])
export type MediaFit = z.infer<typeof MediaFit>

/** Which part a cut keeps. */
export const MediaFocus = z.enum([
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
])
export type MediaFocus = z.infer<typeof MediaFocus>
