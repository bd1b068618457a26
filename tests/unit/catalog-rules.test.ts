import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '~/services/upstreams/catalog/embedded/product-words.rules'

test('a product’s text loses its marks and no letter', () => {
  expect(plainText('<p>Rhyme &amp; <b>rhythm</b></p><ul><li>no</li></ul>')).toBe('Rhyme & rhythm')
  fc.assert(fc.property(fc.string(), (text) => void expect(plainText(`<p>${text}</p>`)).not.toMatch(/<[^>]+>/)))
})
