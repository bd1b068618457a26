import { type CivilDate, plusMonths } from '~/services/domain/dates/civil-date'
import { MONTHS_AHEAD, MONTHS_BACK } from '~/services/domain/people/birth-date.rules'
import type { Child } from '../account-manager.contract'

/** the children that a customer sees. */
export const visibleChildren = (children: readonly Child[]): Child[] => children.filter(({ is_hidden }) => !is_hidden)

/** S-405: from nine months ahead to eighteen years back, both days included. */
export const isPlausibleBirthday = (birthday: CivilDate, today: CivilDate): boolean =>
  birthday <= plusMonths(today, MONTHS_AHEAD) && birthday >= plusMonths(today, -MONTHS_BACK)

type Asked = { birthday: CivilDate; verified_dob?: boolean }

/** Why a child cannot become what is asked (decided: E-88): being verified is nothing that a customer says. */
export function refusalOfChange(
  stored: Pick<Child, 'birthday' | 'verified_dob'>,
  asked: Asked,
): 'verifiedBirthday' | 'invalid' | null {
  const isOtherDay = asked.birthday !== stored.birthday
  const isOtherMark = asked.verified_dob !== undefined && asked.verified_dob !== stored.verified_dob
  if (stored.verified_dob && (isOtherDay || isOtherMark)) return 'verifiedBirthday'
  return isOtherMark ? 'invalid' : null
}

/** What may stand in a phone number, as it is written anywhere in the world. */
const PHONE = /^\+?[\d\s().-]{5,32}$/

/** null takes the number away, as an empty one does. */
export const phoneNumberOf = (typed: string | null): string | null => typed?.trim() || null

export const isPhoneNumber = (number: string | null): boolean => number === null || PHONE.test(number)
