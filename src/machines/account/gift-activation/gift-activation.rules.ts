import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { type AddressError, addressErrors } from '~/services/domain/delivery/address-check.rules'
import { signInHref, signUpHref } from '~/services/domain/links/account-links.rules'
import { type Language, type LocaleCode, localeOfCode } from '~/services/domain/locale'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import { BIRTH_DATE_ERRORS, type BirthDateError } from '~/services/domain/people/birth-date-errors.rules'
import type { GiftChild } from '~/services/flows/gift/gift.contract'

/** The longest name that stands on a box, and the longest code that anybody types. */
export const NAME_LENGTH = 100
export const CODE_LENGTH = 20

const LETTERS = 12

/** The code as it was meant: capital letters, nothing between them. Null for what cannot be one (decided: E-94). */
export function giftCodeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LETTERS && /^[A-Z0-9]+$/.test(code) ? code : null
}

/** What a person may be told about a code, or about the gift behind it. */
export type GiftMessage =
  | 'empty'
  | 'malformed'
  | 'unknown'
  | 'used'
  | 'agedOut'
  | 'fewKits'
  | 'running'
  | 'limited'
  | 'failed'

/** As people are told it: whole minutes, and never none. */
export const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

/** What is told of a gift before it is anybody's; `giverName`: null where the shop does not know it. */
export type Gift = { giverName: string | null; recipientName: string; size: number }

export type GiftForm = {
  children: GiftChild[]
  /** null: another child than those of the account */
  childUuid: string | null
  /** whose kits run: the gift comes after them, or is for another child (decided: E-107) */
  runningUuid: string | null
  name: string
  birthDate: CivilDate | null
  birthDateStatus: BirthDateStatus
  address: AddressText
  countries: readonly string[]
}
export type GiftError =
  | { field: 'name'; code: 'required' }
  | { field: 'birthDate'; code: BirthDateError }
  | ({ kind: 'address' } & AddressError)

export const chosenChild = ({ children, childUuid }: Pick<GiftForm, 'children' | 'childUuid'>) =>
  children.find(({ uuid }) => uuid === childUuid) ?? null

/** The child that gets kits already, for whom the parent chose; another one may have been taken instead. */
export const runningChild = ({ children, runningUuid }: Pick<GiftForm, 'children' | 'runningUuid'>) =>
  children.find(({ uuid, running }) => uuid === runningUuid && running !== null) ?? null

/** What is missing or wrong, in the order of the form (S-290 … S-294). */
export function giftErrors(form: GiftForm): GiftError[] {
  const { name, birthDateStatus, address, countries } = form
  const isKnown = chosenChild(form) !== null
  return [
    ...(isKnown || name.trim() !== '' ? [] : [{ field: 'name', code: 'required' } as const]),
    ...(isKnown || birthDateStatus === 'valid'
      ? []
      : [{ field: 'birthDate', code: BIRTH_DATE_ERRORS[birthDateStatus] } as const]),
    ...addressErrors(address, countries).map((error) => ({ kind: 'address', ...error }) as const),
  ]
}

/** "Another child" leaves the question where it was, so that it can be answered the other way again. */
export const runningAfter = (
  { children, runningUuid }: Pick<GiftForm, 'children' | 'runningUuid'>,
  chosen: string | null,
) => (chosen === null ? runningUuid : (runningChild({ children, runningUuid: chosen })?.uuid ?? null))

/** What was filled in and not sent yet, and by whom. In the browser's store any text may stand. */
export type GiftDraft = {
  as: string | null
  childUuid: string | null
  name: string
  /** '' while it is none */
  birthDate: string
  language: string
  address: AddressText
}
type Drafted = GiftForm & { as: string | null; today: CivilDate; language: Language }

export const draftOf = ({ as, childUuid, name, birthDate, language, address }: Drafted): GiftDraft => ({
  as,
  childUuid,
  name,
  birthDate: birthDate ?? '',
  language,
  address,
})

/** Where a guest signs in or makes an account, and comes back from; the tab keeps the code meanwhile. */
export function waysIn(locale: LocaleCode) {
  const { prefix } = localeOfCode(locale)
  const page = `${prefix}/pages/activate-gift`
  return { signInHref: signInHref(prefix, page), signUpHref: signUpHref(prefix, page) }
}

/** Where the keyboard goes: when something is wrong, and to what a guest is told of the gift. */
export const GIFT_SUMMARY_ID = 'gift-errors'
export const GIFT_CODE_ID = 'gift-code'
export const GIFT_TITLE_ID = 'gift-title'
