import { expect, test } from 'vitest'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { isUuid } from '~/services/domain/ids/uuid.rules'

const GOOD = '0198c0de-1234-7abc-8def-0123456789ab'
const SAMPLES = [
  GOOD,
  GOOD.toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  // no such version, no such variant
  '12345678-1234-0234-8234-123456789abc',
  '12345678-1234-9234-8234-123456789abc',
  '12345678-1234-4234-0234-123456789abc',
  'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa',
  '-'.repeat(36),
  GOOD.replaceAll('-', ''),
  `${GOOD}0`,
  ` ${GOOD}`,
  '',
]

test.each(SAMPLES)('%j is one for the address exactly where it is one for the wire', (text) => {
  expect(isUuid(text)).toBe(Uuid.safeParse(text).success)
})

test('some are, and some are not', () => {
  expect(SAMPLES.filter(isUuid)).toHaveLength(4)
})
