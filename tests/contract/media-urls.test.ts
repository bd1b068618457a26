import { describe, expect, test } from 'vitest'
import { MediaEdge } from '~/services/domain/pictures/picture.contract'
import {
  MEDIA_WIDTHS,
  mediaSource,
  mediaUrl,
  PAGE_WIDTHS,
  srcSet,
} from '~/services/domain/pictures/picture-address.rules'
import { openMedia } from '../support/media'

describe('the URL of a picture', () => {
  test.each([
    ['kit-01-open', '/upstream/media/kit-01-open?w=400&fm=webp'],
    ['kit-01-open?v=3fa9c1d2', '/upstream/media/kit-01-open?v=3fa9c1d2&w=400&fm=webp'],
    ['//localhost:3000/upstream/media/hero?v=3fa9c1d2', '/upstream/media/hero?v=3fa9c1d2&w=400&fm=webp'],
    ['https://shop.test/upstream/media/hero', '/upstream/media/hero?w=400&fm=webp'],
    ['//images.ctfassets.net/s/a/h/hero.jpg', 'https://images.ctfassets.net/s/a/h/hero.jpg?w=400&fm=webp&q=75'],
    ['https://cdn.shopify.com/s/files/1/kit.png?v=17', 'https://cdn.shopify.com/s/files/1/kit.png?v=17&width=400'],
    ['https://elsewhere.test/kit.png', 'https://elsewhere.test/kit.png'],
  ])('%s → %s', (source, expected) => {
    expect(mediaUrl(source, { w: 400, fm: 'webp' })).toBe(expected)
  })

  test('without options it is where the picture lives', () => {
    expect(mediaUrl('kit-01-open?v=3fa9c1d2')).toBe('/upstream/media/kit-01-open?v=3fa9c1d2')
    expect(mediaSource('/upstream/media/hero')).toBe('/upstream/media/hero')
  })

  test('a srcset offers no candidate beyond the master, and always one', () => {
    expect(srcSet('hero?v=3fa9c1d2', [240, 480, 960], { max: 500 })).toBe(
      '/upstream/media/hero?v=3fa9c1d2&w=240 240w, /upstream/media/hero?v=3fa9c1d2&w=480 480w',
    )
    expect(srcSet('hero', [960], { max: 500 })).toBe('/upstream/media/hero?w=960 960w')
  })

  test('every width of a srcset is one that the endpoint serves', async () => {
    expect([...MEDIA_WIDTHS, ...PAGE_WIDTHS].filter((width) => !MediaEdge.values.has(width))).toEqual([])
    const media = await openMedia()
    const urls = srcSet('small', MEDIA_WIDTHS, { fm: 'webp' })
      .split(', ')
      .map((candidate) => candidate.split(' ')[0])
    const answers = await Promise.all(urls.map((url) => media.handler(new Request(`http://localhost:3000${url}`))))
    await media.close()
    expect(answers.map(({ status }) => status)).toEqual(MEDIA_WIDTHS.map(() => 200))
  })
})
