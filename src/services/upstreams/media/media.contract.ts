import { z } from 'zod'

/** A master's name: an id, never a path. */
const MediaName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)

/** A committed picture: pixels, the first characters of its content's hash, its main colour, what it shows. */
export const MediaMaster = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{8,64}$/),
  dominant: z.string(),
  alt: z.record(z.enum(['en', 'nl', 'fr', 'de', 'es']), z.string()),
})
export type MediaMaster = z.infer<typeof MediaMaster>

/** src/content/media/index.json: every master by name; its file is `<name>.webp` beside it. */
export const MediaIndex = z.record(MediaName, MediaMaster)
export type MediaIndex = z.infer<typeof MediaIndex>
