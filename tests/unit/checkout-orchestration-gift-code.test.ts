import { expect, test } from 'vitest'
import {
  newGiftCode,
  readGiftCode,
  shownGiftCode,
} from '~/services/upstreams/checkout-orchestration/embedded/gift-code'

test('a gift code is shown in fours and read however it was typed', () => {
  const code = newGiftCode()
  expect(shownGiftCode(code)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(readGiftCode(shownGiftCode(code).toLowerCase())).toBe(code)
  expect(readGiftCode(shownGiftCode(code).replaceAll('-', ' '))).toBe(code)
  expect([readGiftCode('ABC'), readGiftCode('0000-0000-0000')]).toEqual([null, null])
  expect(new Set(Array.from({ length: 1000 }, newGiftCode)).size).toBe(1000)
})
