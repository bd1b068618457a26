import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type KitSeed, readKits } from './kit-seed.ts'
import type { L } from './space.ts'

const Product = z.object({
  handle: z.string(),
  title: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
  images: z.array(z.string()),
})
type Product = z.infer<typeof Product>

const FILES = ['parts', 'play-kits', 'toys'] as const
const fileOf = (name: string) => new URL(`../../src/content/seed/products/${name}.json`, import.meta.url)

/** What the kits call their toys, by picture: the one source of these names. */
export const namesOf = (kits: KitSeed[]): Map<string, L> =>
  new Map(kits.flatMap(({ toys }) => toys.map(({ picture, title }) => [picture, title])))

/** What of a product must be otherwise, so that a toy is called there what its kit calls it. */
function named(product: Product, names: Map<string, L>): Partial<Product> {
  if (product.handle.startsWith('kit-')) return { description: listed(product, names) }
  const title = nameOf(product, names)
  return title ? { title: { ...title, en: product.title.en ?? title.en } } : {}
}

/** A part shows the toy that it replaces; a toy sold alone has the English name of one in a kit. */
function nameOf({ handle, images, title }: Product, names: Map<string, L>): L | undefined {
  if (handle.startsWith('part-')) return names.get(images[0] ?? '')
  return [...names.values()].find(({ en }) => en.toLowerCase() === title.en?.toLowerCase())
}

function listed({ handle, description, images }: Product, names: Map<string, L>) {
  const toys = images.flatMap((image) => names.get(image) ?? [])
  if (toys.length !== 5) throw new Error(`${handle} shows ${toys.length} toys`)
  return Object.fromEntries(
    Object.entries(description).map(([language, html]) => [
      language,
      html.replace(/<ul>.*<\/ul>/, `<ul>${toys.map((name) => `<li>${name[language as keyof L]}</li>`).join('')}</ul>`),
    ]),
  )
}

/** The files of products as they must be; a test compares them with those that are there. */
export function productsByNames() {
  const names = namesOf(readKits())
  return FILES.map((name) => {
    const file = fileOf(name)
    const now = readFileSync(file, 'utf8')
    const products = z.array(z.looseObject({})).parse(JSON.parse(now))
    const renamed = products.map((product) => ({ ...product, ...named(Product.parse(product), names) }))
    return { file, now, wanted: `${JSON.stringify(renamed, null, 2)}\n` }
  })
}

export function writeProductsByNames() {
  for (const { file, now, wanted } of productsByNames()) if (now !== wanted) writeFileSync(file, wanted)
}
