import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SITE_PICTURES } from '~/services/domain/pictures/site-pictures.rules'
import { MediaIndex } from '~/services/upstreams/media/media.contract'

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
