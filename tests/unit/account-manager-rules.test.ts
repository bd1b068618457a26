import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import {
  isPhoneNumber,
  phoneNumberOf,
  refusalOfChange,
} from '~/services/upstreams/account-manager/embedded/account-manager.rules'

const day = fc
  .date({ min: new Date('2008-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => parseCivilDate(date.toISOString().slice(0, 10)))
  .filter((date) => date !== null)

describe('a child', () => {
  test('a verified birth date and its mark stay, whatever is asked', () => {
    const mark = fc.option(fc.boolean(), { nil: undefined })
    fc.assert(
      fc.property(fc.boolean(), day, day, mark, (verified_dob, birthday, asked, verified) => {
        const refusal = refusalOfChange({ birthday, verified_dob }, { birthday: asked, verified_dob: verified })
        const isSameMark = verified === undefined || verified === verified_dob
        if (refusal === null) expect([isSameMark, !verified_dob || asked === birthday]).toEqual([true, true])
        else expect(refusal).toBe(verified_dob ? 'verifiedBirthday' : 'invalid')
      }),
    )
  })
})

test('a phone number is taken as the world writes it, and an empty one takes it away', () => {
  for (const typed of ['+31 6 12345678', '(020) 123-4567', '0612345678']) expect(isPhoneNumber(typed)).toBe(true)
  for (const typed of ['call me', '12', '+', '<b>0612345678</b>']) expect(isPhoneNumber(typed)).toBe(false)
  expect([phoneNumberOf('  '), phoneNumberOf(null), phoneNumberOf(' 1 ')]).toEqual([null, null, '1'])
})
