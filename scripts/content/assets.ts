import { existsSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { perLanguage } from './space.ts'

const Alt = z.union([
  z.object({ en: z.string(), nl: z.string(), fr: z.string(), de: z.string(), es: z.string() }),
  z.string().transform((text) => perLanguage(() => text)),
])
const Master = z.object({ width: z.number(), height: z.number(), hash: z.string(), alt: Alt })
const MediaIndex = z.record(z.string(), Master)
export type Masters = z.infer<typeof MediaIndex>

const FOLDER = new URL('../../src/content/media/', import.meta.url)

export function readMasters(): Masters {
  return MediaIndex.parse(JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')))
}

/**
 * A picture as contentful-export writes it, or null while it is not drawn. Its address is Contentful's own form, so that contentful-import finds the
 * file below `assets/` and the embedded server reads the version out of it.
 */
export function assetFields(name: string, masters: Masters) {
  const master = masters[name]
  if (!master) return null
  const fileName = `${name}.webp`
  const file = new URL(fileName, FOLDER)
  const { width, height, hash, alt } = master
  return {
    // a picture without words is decoration; editors find it by its name
    title: { 'en-GB': alt.en || name, nl: alt.nl || name, fr: alt.fr || name, de: alt.de || name, es: alt.es || name },
    description: { 'en-GB': alt.en, nl: alt.nl, fr: alt.fr, de: alt.de, es: alt.es },
    file: {
      'en-GB': {
        url: `//images.ctfassets.net/playchart/${name}/${hash}/${fileName}`,
        details: { size: existsSync(file) ? statSync(file).size : 0, image: { width, height } },
        fileName,
        contentType: 'image/webp',
      },
    },
  }
}
