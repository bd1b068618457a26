import { assign, sendTo, setup, spawnChild } from 'xstate'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import {
  ADDRESS_FIELDS,
  type AddressField,
  addressOfAccount,
  countriesOf,
} from '~/services/domain/delivery/address.rules'
import { isLanguage, LANGUAGES, type Language, type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { birthDateStatus, MONTHS_BACK, partsOf } from '~/services/domain/people/birth-date.rules'
import type { Result } from '~/services/domain/result'
import type { GiftError, GiftPage } from '~/services/flows/gift/gift.contract'
import type {
  ActivateGift,
  GiftActivation,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { changedAddress } from '../../checkout/address-form/address-form.rules'
import { accountGuards, isOk, isRefusedAs, newKey, unprovided } from '../../runtime/parts'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import { type BirthDate, birthDateFields, isOtherDate } from '../../ui/dob-input/dob-input.rules'
import {
  CODE_LENGTH,
  type Gift,
  type GiftDraft,
  type GiftForm,
  type GiftMessage,
  giftCodeOf,
  giftErrors,
  minutesOf,
  NAME_LENGTH,
  runningAfter,
} from './gift-activation.rules'

export type GiftAnswer = Result<GiftActivation, GiftError>
export type ActivatedAnswer = Result<{ subscription_uuid: string; child_uuid: string }, GiftError>
export type ReadGift = { as: string | null; code: string }
export type RedeemGift = ReadGift & {
  key: string
  child: Omit<ActivateGift['child'], 'birthday'> & { birthday: CivilDate | null }
  language: Language
  address: ActivateGift['address']
  follows: boolean
}

export type GiftActivationInput = GiftPage & { locale: LocaleCode }
export type GiftContext = Omit<GiftActivationInput, 'children' | 'addresses'> &
  GiftForm & {
    /** of the books in the kits, the page's own first */
    languages: Language[]
    code: string
    gift: Gift | null
    language: Language
    told: GiftMessage | null
    /** until the next try is taken, where too many were made; as it was when that was said */
    waitMinutes: number
    /** of this intent: the same as long as nothing in the form changes */
    key: string | null
    /** the shop said that this child gets kits already: sent again, the gift comes after them (decided: E-107) */
    follows: boolean
    /** whose schedule comes next */
    activatedFor: string | null
  }
type Failing = { ok: true } | { ok: false; error: GiftError }

const isRefusedWith = (code: string) => (_: unknown, answer: Failing) =>
  !answer.ok && answer.error.kind === 'refused' && answer.error.code === code
const fieldsOf = ({ today, locale }: GiftContext): DobInput => ({
  today,
  locale,
  isLookerTarget: false,
  initial: null,
  isLocked: false,
})

/** What the chart of giftActivation is made of. */
export const giftActivationSetup = setup({
  types: {
    input: {} as GiftActivationInput,
    context: {} as GiftContext,
    events: {} as
      | { type: 'CODE'; value: string }
      | { type: 'RESTORE'; code: string }
      | { type: 'DRAFT'; draft: GiftDraft }
      | { type: 'LOOK_UP' }
      | { type: 'CHILD'; uuid: string | null }
      | { type: 'NAME'; value: string }
      | { type: 'LANGUAGE'; value: Language }
      | ({ type: 'BIRTH_DATE' } & BirthDate)
      | { type: 'ADDRESS'; field: AddressField; value: string }
      | { type: 'SUBMIT' }
      | { type: 'BACK' },
    children: {} as { birthDate: 'birthDate' },
    tags: {} as 'busy',
  },
  actors: {
    birthDate: dobInputMachine,
    newKey,
    getGiftActivation: unprovided<GiftAnswer, ReadGift>('getGiftActivation'),
    activateGift: unprovided<ActivatedAnswer, RedeemGift>('activateGift'),
  },
  guards: {
    isCode: (_, code: string) => giftCodeOf(code) !== null,
    isEmpty: ({ context }) => context.code.trim() === '',
    isOwn: ({ context: { as } }, draft: GiftDraft) => draft.as === as,
    isGuest: ({ context }) => context.as === null,
    isFresh: (_, answer: GiftAnswer) =>
      answer.ok && answer.value.status !== 'activated' && answer.value.status !== 'withdrawn',
    isUsed: (_, answer: GiftAnswer) => answer.ok,
    isUnknown: isRefusedWith('unknownCode'),
    isOk,
    isFound: ({ context }) => context.gift !== null,
    hasKey: ({ context }) => context.key !== null,
    isLimited: isRefusedAs('limited'),
    isTaken: isRefusedWith('usedCode'),
    isAgedOut: isRefusedWith('agedOut'),
    hasFewKits: isRefusedWith('fewKits'),
    hasKitsRunning: isRefusedWith('runningKits'),
    ...accountGuards,
    isIncomplete: ({ context }) => giftErrors(context).length > 0,
    isOtherDate,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', birthDateFields(fieldsOf)),
    forgetCode: assign({ code: '' }),
    keepCode: assign((_, code: string) => ({ code: code.slice(0, CODE_LENGTH), told: null })),
    keepGift: assign((_, answer: GiftAnswer) => (answer.ok ? { gift: giftOf(answer.value), told: null } : {})),
    forgetGift: assign({ gift: null, follows: false, key: null, told: null }),
    keepChild: assign(({ context }, childUuid: string | null) => ({
      childUuid,
      runningUuid: runningAfter(context, childUuid),
      follows: false,
      key: null,
    })),
    keepFollowing: assign({ follows: true, key: null }),
    keepName: assign((_, name: string) => ({ name: name.slice(0, NAME_LENGTH), follows: false, key: null })),
    keepLanguage: assign(({ context }, language: Language) => ({
      language: context.languages.includes(language) ? language : context.language,
      key: null,
    })),
    keepBirthDate: assign((_, { date, status }: BirthDate) => ({
      birthDate: date,
      birthDateStatus: status,
      follows: false,
      key: null,
    })),
    keepAddress: assign(({ context }, { field, value }: { field: AddressField; value: string }) => ({
      address: changedAddress(context.address, { field, value }),
      key: null,
    })),
    restore: assign(({ context }, draft: GiftDraft) => restored(context, draft)),
    restoreFields: sendTo('birthDate', (_, { birthDate }: GiftDraft) => ({
      type: 'PASTE' as const,
      part: 'day' as const,
      text: birthDate,
    })),
    saveDraft: (_, _draft: GiftDraft) => {},
    forgetDraft: () => {},
    keepKey: assign((_, key: string) => ({ key })),
    forgetTold: assign({ told: null }),
    keepActivated: assign((_, answer: ActivatedAnswer) => ({
      activatedFor: answer.ok ? answer.value.child_uuid : null,
    })),
    tellWait: assign((_, answer: Failing) => ({
      told: 'limited' as const,
      waitMinutes: !answer.ok && answer.error.kind === 'limited' ? minutesOf(answer.error.retryAfterSeconds) : 0,
    })),
    tell: assign((_, told: GiftMessage) => ({ told })),
    focusOn: (_, _id: string) => {},
    saveCode: (_, _code: string) => {},
    forgetSaved: () => {},
    goToSchedule: (_, _childUuid: string | null) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 12_000 },
})

/** The form as it was left, without what it does not take. */
function restored(form: GiftContext, draft: GiftDraft) {
  const isKnown = draft.childUuid === null || form.children.some(({ uuid }) => uuid === draft.childUuid)
  const childUuid = isKnown ? draft.childUuid : form.childUuid
  const date = parseCivilDate(draft.birthDate)
  const status = birthDateStatus(partsOf(date), { today: form.today, monthsBack: MONTHS_BACK })
  let { address } = form
  for (const field of ADDRESS_FIELDS) address = changedAddress(address, { field, value: draft.address[field] })
  return {
    childUuid,
    runningUuid: runningAfter(form, childUuid),
    name: draft.name.slice(0, NAME_LENGTH),
    language: isLanguage(draft.language) ? draft.language : form.language,
    address,
    birthDate: status === 'valid' ? date : null,
    birthDateStatus: status,
  }
}

const giftOf = ({ giver_name, recipient_name, size }: GiftActivation): Gift => ({
  giverName: giver_name,
  recipientName: recipient_name,
  size,
})

export function firstContext({ addresses, ...input }: GiftActivationInput): GiftContext {
  const { language } = localeOfCode(input.locale)
  return {
    ...input,
    languages: [...LANGUAGES].sort((one) => (one === language ? -1 : 0)),
    language,
    childUuid: input.children[0]?.uuid ?? null,
    runningUuid: runningAfter({ ...input, runningUuid: null }, input.children[0]?.uuid ?? null),
    name: '',
    birthDate: null,
    birthDateStatus: 'empty',
    // whoever receives the parcels is asked for
    address: addressOfAccount({ first_name: '', last_name: '', addresses }, input.locale),
    countries: countriesOf(input.locale),
    code: '',
    gift: null,
    told: null,
    waitMinutes: 0,
    key: null,
    follows: false,
    activatedFor: null,
  }
}
