import { expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { intlLocale, LOCALE_CODES } from '~/services/domain/locale'

test.each(LOCALE_CODES.map(intlLocale))('in %s a day of this year reads as one of another year does', (locale) => {
  const said = (today: string) =>
    dayWords('2027-01-12' as CivilDate, { locale, today: today as CivilDate, style: 'weekday' })
  expect(said('2026-11-25')).toMatch(/2027/)
  expect(said('2026-11-25').startsWith(said('2027-01-01'))).toBe(true)
})
