import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MediaEdge } from '~/services/domain/pictures/picture.contract'
import { SITE_PICTURES } from '~/services/domain/pictures/site-pictures.rules'
import { MediaIndex } from '~/services/upstreams/media/media.contract'
import { blurOf } from '../../scripts/illustrations/blurs'

const folder = new URL('../../src/content/media/', import.meta.url)
const index = MediaIndex.parse(JSON.parse(await readFile(new URL('index.json', folder), 'utf8')))

test('the index names every committed master and no other', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  expect(Object.keys(index).toSorted()).toEqual(files.map((file) => file.replace('.webp', '')).toSorted())
})

test('each master has the pixels and the hash that the index states', async () => {
  const found = await Promise.all(
    Object.keys(index).map(async (name) => {
      const bytes = await readFile(new URL(`${name}.webp`, folder))
      const { width, height } = await sharp(bytes).metadata()
      return [name, width, height, createHash('sha256').update(bytes).digest('hex').slice(0, 10)]
    }),
  )
  expect(found).toEqual(Object.entries(index).map(([name, { width, height, hash }]) => [name, width, height, hash]))
})

test('pictures of the site’s own pages keep the place that their masters take', () => {
  for (const [name, size] of Object.entries(SITE_PICTURES))
    expect({ name, ...index[name] }).toMatchObject({ name, ...size })
})

test('what stands in the place of each picture is made of its own colours; of one that is seen through, nothing is', async () => {
  const blurs = JSON.parse(await readFile(new URL('blurs.json', folder), 'utf8'))
  const made = await Promise.all(
    Object.keys(index).map(async (name) => [name, await blurOf(await readFile(new URL(`${name}.webp`, folder)))]),
  )
  expect(blurs).toEqual(Object.fromEntries(made.filter(([, blur]) => blur !== null)))
  expect(Object.keys(blurs).length).toBeGreaterThan(200)
  expect(Object.values(blurs).every((blur) => /^[0-9a-f]{27}$/.test(String(blur)))).toBe(true)
})

test('every picture and width that the build encodes is one that there is', async () => {
  const shown: Record<string, number[]> = JSON.parse(await readFile(new URL('shown.json', folder), 'utf8'))
  for (const [name, widths] of Object.entries(shown)) {
    expect(index, name).toHaveProperty(name)
    expect(widths.filter((width) => !MediaEdge.safeParse(width).success)).toEqual([])
  }
})
