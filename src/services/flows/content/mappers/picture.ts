import { z } from 'zod'
import { mediaSource } from '~/services/domain/pictures/picture-address.rules'
import { ContentPicture } from '../parts.contract'
import { blurOf } from './blur'
import { textOf } from './entry'

const Asset = z.object({
  fields: z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    file: z.object({
      url: z.string(),
      fileName: z.string(),
      details: z.object({ image: z.object({ width: z.number(), height: z.number() }) }),
    }),
  }),
})

/** A picture of the media library; null for a film, an empty asset, one without a size or a link to nothing. */
export function pictureOf(value: unknown): ContentPicture | null {
  const read = Asset.safeParse(value)
  if (!read.success) return null
  const { title, description, file } = read.data.fields
  const { width, height } = file.details.image
  const picture = ContentPicture.safeParse({
    name: nameOf(file.fileName),
    src: mediaSource(file.url),
    alt: textOf(description) || textOf(title),
    width,
    height,
    blur: blurOf(nameOf(file.fileName)),
  })
  return picture.success ? picture.data : null
}

const nameOf = (fileName: string) => fileName.replace(/\.\w+$/, '')

export const picturesOf = (value: unknown): ContentPicture[] =>
  Array.isArray(value) ? value.flatMap((item) => pictureOf(item) ?? []) : []

const SWATCH_PIXELS = 600

/** The square picture of a choice, written as its name or address (S-192: image_uri). */
export function swatchOf(uri: string, alt: string): ContentPicture | null {
  if (uri === '') return null
  const square = { width: SWATCH_PIXELS, height: SWATCH_PIXELS, blur: blurOf(uri) }
  return { name: uri, src: mediaSource(uri), alt, ...square }
}
