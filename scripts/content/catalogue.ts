import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import cart from '../../src/content/seed/copy/cart.json' with { type: 'json' }
import type { KitSeed } from './kit-seed.ts'

const Text = z.object({ en: z.string(), nl: z.string(), fr: z.string(), de: z.string(), es: z.string() })
const Product = z.object({
  handle: z.string(),
  title: Text,
  description: Text,
  options: z.array(z.object({ values: z.array(z.string()) })),
  images: z.array(z.string()),
  metafields: z.array(z.object({ key: z.string(), value: z.string() })),
})
export type CatalogueProduct = z.infer<typeof Product>

const FOLDER = new URL('../../src/content/seed/products/', import.meta.url)

/** The products of one file of the shop's seed. */
export function catalogue(
  file: 'play-kits' | 'toys' | 'books' | 'gift-card' | 'subscription' | 'early-reader-club',
): CatalogueProduct[] {
  const path = new URL(`${file}.json`, FOLDER)
  return existsSync(path) ? z.array(Product).parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}

const numberOf = ({ metafields }: CatalogueProduct, key: string) =>
  Number(metafields.find((field) => field.key === key)?.value ?? Number.NaN)

/** What can be added to a kit: the book bundle of its age and the two toys that begin nearest to it. */
export function addOnsOf({ months: [from, to] }: KitSeed): string[] {
  const fitting = (file: 'toys' | 'books') =>
    catalogue(file)
      .filter((product) => numberOf(product, 'min_months') <= from && numberOf(product, 'max_months') >= to)
      .sort((a, b) => numberOf(b, 'min_months') - numberOf(a, 'min_months'))
      .map(({ handle }) => handle)
  return [...fitting('books').slice(0, 1), ...fitting('toys').slice(0, 2)]
}

/** What the cart calls the values that can be chosen of a product, as keys `option.<value>`. */
export function optionTextsOf(handle: string) {
  const product = (['play-kits', 'toys', 'gift-card', 'subscription'] as const)
    .flatMap(catalogue)
    .find((candidate) => candidate.handle === handle)
  const values = (product?.options ?? []).flatMap((option) => option.values)
  const named = Object.entries(cart.optionTexts).filter(([value]) => values.includes(value))
  return Object.fromEntries(named.map(([value, text]) => [`option.${value}`, text]))
}

/** Prices that the shop keeps beside the variants, in cents. */
export function metafieldsOf(handle: string): Record<string, number> | null {
  const product = catalogue('play-kits').find((candidate) => candidate.handle === handle)
  if (!product) return null
  const keys = ['price_cents_standalone', 'price_cents_babylist']
  return Object.fromEntries(
    keys.map((key) => [key, numberOf(product, key)]).filter(([, value]) => !Number.isNaN(value)),
  )
}
