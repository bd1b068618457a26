import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CivilDate, civilDateOf, parseCivilDate } from '~/services/domain/dates/civil-date'
import { partOrder, pastedDate, typedPart } from '~/services/domain/dates/date-parts.rules'
import {
  birthDateStatus,
  dateOf,
  LOOKER_MONTHS_BACK,
  MONTHS_BACK,
  partsOf,
} from '~/services/domain/people/birth-date.rules'

const day = (text: string): CivilDate => parseCivilDate(text) ?? expect.unreachable(`${text} is no day`)
const today = day('2026-11-20')
const bounds = { today, monthsBack: MONTHS_BACK }
const status = (text: string, monthsBack = MONTHS_BACK) => {
  const [year = '', month = '', date = ''] = text.split('-')
  return birthDateStatus({ year, month, day: date }, { today, monthsBack })
}

describe('a birth date', () => {
  test('S-290 is empty only when every part is', () => {
    expect(birthDateStatus({ day: '', month: '', year: '' }, bounds)).toBe('empty')
    expect(birthDateStatus({ day: '', month: '', year: '2' }, bounds)).toBe('partial')
  })

  test('S-291 S-295 is partial until day and month have a digit and the year four', () => {
    expect(status('2025-1-')).toBe('partial')
    expect(status('202-1-1')).toBe('partial')
    expect(status('2025-1-1')).toBe('valid')
  })

  test.each([
    '2025-13-01',
    '2025-00-10',
    '2025-02-31',
    '2025-02-29',
    '2025-04-31',
    '2025-01-00',
    '0999-01-01',
    '3025-01-01',
  ])('S-292 S-297 S-298 S-299 %s is no day', (text) => expect(status(text)).toBe('invalid'))

  test('S-293 S-405 counts up to exactly 9 months ahead', () => {
    expect(status('2027-08-20')).toBe('valid')
    expect(status('2027-08-21')).toBe('future')
  })

  test('S-294 S-405 counts back to exactly 18 years', () => {
    expect(status('2008-11-20')).toBe('valid')
    expect(status('2008-11-19')).toBe('tooOld')
  })

  test('S-405 looks back 3 months where the first kit is the target (E-06)', () => {
    expect(status('2026-08-20', LOOKER_MONTHS_BACK)).toBe('valid')
    expect(status('2026-08-19', LOOKER_MONTHS_BACK)).toBe('tooOld')
  })

  test('is normalised, and comes back from its parts', () => {
    expect(dateOf({ day: '1', month: '2', year: '2024' })).toBe('2024-02-01')
    expect(dateOf({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1000, max: 2999 }),
        (d, m, y) => {
          const date = civilDateOf({ year: y, month: m, day: d })
          expect(dateOf(partsOf(date))).toBe(date)
        },
      ),
    )
  })
})

describe('a date field', () => {
  test('S-296 S-297 S-298 S-299 keeps digits alone, and no more than fit', () => {
    expect(typedPart('day', ' 3a1x2')).toBe('31')
    expect(typedPart('month', '١2')).toBe('2')
    expect(typedPart('year', '2025-01')).toBe('2025')
  })

  test('S-300 stands in the order of the language', () => {
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year'])
    for (const code of ['en-GB', 'en-EU', 'en-AU', 'nl', 'de', 'fr', 'es'] as const)
      expect(partOrder(code)).toEqual(['day', 'month', 'year'])
  })

  test.each([
    ['2023-05-01', { year: '2023', month: '05', day: '01' }],
    ['1.5.2023', { year: '2023', month: '5', day: '1' }],
    [' 01/05/2023 ', { year: '2023', month: '05', day: '01' }],
    ['2023-05', null],
    ['1-2-3-4', null],
    ['20233-05-01', null],
    ['', null],
  ])('a pasted %j is read as a whole', (text, parts) => expect(pastedDate(text, partOrder('nl'))).toEqual(parts))

  test('a pasted date is read in the order of the language', () => {
    expect(pastedDate('5/1/2023', partOrder('en-US'))).toEqual({ month: '5', day: '1', year: '2023' })
  })
})
