import { assign, fromPromise, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressField, AddressText } from '~/services/domain/delivery/address.rules'
import type { Language, LocaleCode } from '~/services/domain/locale'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import type { Result } from '~/services/domain/result'
import type {
  ActivateGift,
  CheckoutError,
  GiftActivation,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { ADDRESS_LENGTH, addressOf } from '../../checkout/address-form/address-form.rules'
import { inForm } from '../../subscription/child-info/child-info.machine'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import {
  CODE_LENGTH,
  chosenChild,
  GIFT_CODE_ID,
  GIFT_SUMMARY_ID,
  type GiftChild,
  type GiftForm,
  type GiftMessage,
  giftCodeOf,
  giftErrors,
  NAME_LENGTH,
} from './gift-activation.rules'

export type GiftAnswer = Result<GiftActivation, CheckoutError>
export type ActivatedAnswer = Result<{ subscription_uuid: string; child_uuid: string }, CheckoutError>
export type ReadGift = { as: string; code: string }
export type RedeemGift = ReadGift & {
  key: string
  child: Omit<ActivateGift['child'], 'birthday'> & { birthday: CivilDate | null }
  language: Language
  address: ActivateGift['address']
}

export type GiftActivationInput = {
  as: string
  today: CivilDate
  locale: LocaleCode
  /** of the books in the kits; the first one where nothing was chosen */
  languages: Language[]
  children: GiftChild[]
  address: AddressText
  countries: readonly string[]
}
type Context = Omit<GiftActivationInput, 'children'> &
  GiftForm & {
    code: string
    gift: { recipientName: string; size: number } | null
    language: Language
    told: GiftMessage | null
    /** of this intent: the same as long as nothing in the form changes */
    key: string | null
    /** whose schedule comes next */
    activatedFor: string | null
  }
type BirthDate = { date: CivilDate | null; status: BirthDateStatus }
type Failing = { ok: true } | { ok: false; error: CheckoutError }

const failureOf = ({ event }: { event: { output: Failing } }) => event.output
const isRefusedWith = (code: string) => (_: unknown, answer: Failing) =>
  !answer.ok && answer.error.kind === 'refused' && answer.error.code === code
const endsWith = (kind: CheckoutError['kind']) => (_: unknown, answer: Failing) =>
  !answer.ok && answer.error.kind === kind

const failed = <const Target extends string>(target: Target) =>
  ({ target, actions: [{ type: 'tell', params: 'failed' }, 'logFailure'] }) as const

/** Whoever is not, or no longer, the person of this page leaves it. */
const stranger = [
  { guard: { type: 'isSignedOut', params: failureOf }, target: 'left', actions: 'goToSignIn' },
  { guard: { type: 'isOtherPerson', params: failureOf }, target: 'left', actions: 'startAnew' },
] as const

/** From the code in a letter to a child's schedule: what the gift is, for whom, and where it goes. */
export const giftActivationMachine = setup({
  types: {
    input: {} as GiftActivationInput,
    context: {} as Context,
    events: {} as
      | { type: 'CODE'; value: string }
      | { type: 'LOOK_UP' }
      | { type: 'CHILD'; uuid: string | null }
      | { type: 'NAME'; value: string }
      | { type: 'LANGUAGE'; value: Language }
      | ({ type: 'BIRTH_DATE' } & BirthDate)
      | { type: 'ADDRESS'; field: AddressField; value: string }
      | { type: 'SUBMIT'; key: string }
      | { type: 'BACK' },
    children: {} as { birthDate: 'birthDate' },
    tags: {} as 'busy',
  },
  actors: {
    birthDate: inForm(dobInputMachine),
    readGift: fromPromise<GiftAnswer, ReadGift>(() =>
      Promise.reject(new Error('readGift is provided by gift-activation.actors.ts')),
    ),
    redeemGift: fromPromise<ActivatedAnswer, RedeemGift>(() =>
      Promise.reject(new Error('redeemGift is provided by gift-activation.actors.ts')),
    ),
  },
  guards: {
    isCode: ({ context }) => giftCodeOf(context.code) !== null,
    isEmpty: ({ context }) => context.code.trim() === '',
    isFresh: (_, answer: GiftAnswer) => answer.ok && answer.value.status !== 'activated',
    isUsed: (_, answer: GiftAnswer) => answer.ok,
    isUnknown: isRefusedWith('unknownCode'),
    isActivated: (_, { ok }: ActivatedAnswer) => ok,
    isTaken: isRefusedWith('usedCode'),
    isAgedOut: isRefusedWith('agedOut'),
    hasFewKits: isRefusedWith('fewKits'),
    isSignedOut: endsWith('unauthorised'),
    isOtherPerson: endsWith('otherPerson'),
    isComplete: ({ context }) => giftErrors(context).length === 0,
    isNews: ({ context }, { date, status }: BirthDate) =>
      date !== context.birthDate || status !== context.birthDateStatus,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', {
      id: 'birthDate',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => fieldsOf(context),
    }),
    keepCode: assign((_, code: string) => ({ code: code.slice(0, CODE_LENGTH), told: null })),
    keepGift: assign((_, answer: GiftAnswer) =>
      answer.ok ? { gift: { recipientName: answer.value.recipient_name, size: answer.value.size }, told: null } : {},
    ),
    forgetGift: assign({ gift: null, key: null, told: null }),
    keepChild: assign((_, childUuid: string | null) => ({ childUuid, key: null })),
    keepName: assign((_, name: string) => ({ name: name.slice(0, NAME_LENGTH), key: null })),
    keepLanguage: assign(({ context }, language: Language) => ({
      language: context.languages.includes(language) ? language : context.language,
      key: null,
    })),
    keepBirthDate: assign((_, { date, status }: BirthDate) => ({
      birthDate: date,
      birthDateStatus: status,
      key: null,
    })),
    keepAddress: assign(({ context }, { field, value }: { field: AddressField; value: string }) => ({
      address: changedAddress(context.address, { field, value }),
      key: null,
    })),
    keepKey: assign(({ context }, key: string) => ({ key: context.key ?? key, told: null })),
    keepActivated: assign((_, answer: ActivatedAnswer) => ({
      activatedFor: answer.ok ? answer.value.child_uuid : null,
    })),
    tell: assign((_, told: GiftMessage) => ({ told })),
    focusOn: (_, _id: string) => {},
    goToSchedule: (_, _childUuid: string | null) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 12_000 },
}).createMachine({
  id: 'giftActivation',
  context: ({ input }) => startOf(input),
  entry: 'spawnBirthDate',
  initial: 'code',
  states: {
    code: {
      initial: 'open',
      on: {
        CODE: { target: '.open', actions: { type: 'keepCode', params: ({ event }) => event.value } },
        LOOK_UP: [
          { guard: 'isCode', target: 'lookingUp' },
          { guard: 'isEmpty', target: '.refused', actions: { type: 'tell', params: 'empty' } },
          { target: '.refused', actions: { type: 'tell', params: 'malformed' } },
        ],
      },
      states: { open: {}, refused: { entry: { type: 'focusOn', params: GIFT_CODE_ID } } },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'readGift',
        src: 'readGift',
        input: ({ context }) => ({ as: context.as, code: giftCodeOf(context.code) ?? '' }),
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output },
            target: 'form',
            actions: { type: 'keepGift', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'code.refused',
            actions: { type: 'tell', params: 'used' },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'code.refused',
            actions: { type: 'tell', params: 'unknown' },
          },
          ...stranger,
          failed('code.refused'),
        ],
        onError: failed('code.refused'),
      },
      after: { patience: failed('code.refused') },
    },
    form: {
      initial: 'open',
      on: {
        CHILD: { actions: { type: 'keepChild', params: ({ event }) => event.uuid } },
        NAME: { actions: { type: 'keepName', params: ({ event }) => event.value } },
        LANGUAGE: { actions: { type: 'keepLanguage', params: ({ event }) => event.value } },
        BIRTH_DATE: {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'keepBirthDate', params: ({ event }) => event },
        },
        ADDRESS: { actions: { type: 'keepAddress', params: ({ event }) => event } },
        BACK: { target: 'code', actions: 'forgetGift' },
        SUBMIT: [
          {
            guard: 'isComplete',
            target: 'activating',
            actions: { type: 'keepKey', params: ({ event }) => event.key },
          },
          { target: '.refused' },
        ],
      },
      states: { open: {}, refused: { entry: { type: 'focusOn', params: GIFT_SUMMARY_ID } } },
    },
    activating: {
      tags: 'busy',
      invoke: {
        id: 'redeemGift',
        src: 'redeemGift',
        input: ({ context }) => redemptionOf(context),
        onDone: [
          {
            guard: { type: 'isActivated', params: ({ event }) => event.output },
            target: 'activated',
            actions: { type: 'keepActivated', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'code.refused',
            actions: ['forgetGift', { type: 'tell', params: 'used' }],
          },
          {
            guard: { type: 'isAgedOut', params: ({ event }) => event.output },
            target: 'form',
            actions: { type: 'tell', params: 'agedOut' },
          },
          {
            guard: { type: 'hasFewKits', params: ({ event }) => event.output },
            target: 'form',
            actions: { type: 'tell', params: 'fewKits' },
          },
          ...stranger,
          failed('form'),
        ],
        onError: failed('form'),
      },
      after: { patience: failed('form') },
    },
    activated: { entry: { type: 'goToSchedule', params: ({ context }) => context.activatedFor } },
    left: {},
  },
  options: { maxIterations: 1000 },
})

const startOf = (input: GiftActivationInput): Context => ({
  ...input,
  childUuid: input.children[0]?.uuid ?? null,
  name: '',
  birthDate: null,
  birthDateStatus: 'empty',
  language: input.languages[0] ?? 'en',
  code: '',
  gift: null,
  told: null,
  key: null,
  activatedFor: null,
})

const fieldsOf = ({ today, locale }: Context): DobInput => ({
  today,
  locale,
  isRequired: true,
  isLookerTarget: false,
  initial: null,
  isLocked: false,
})

/** Another country has other states: the one that was chosen is not among them. */
function changedAddress(address: AddressText, { field, value }: { field: AddressField; value: string }): AddressText {
  const kept = { ...address, [field]: value.slice(0, ADDRESS_LENGTH[field]) }
  return field === 'country' && value !== address.country ? { ...kept, state: '' } : kept
}

/** As sent: the guard before has seen a child and an address. */
function redemptionOf(context: Context): RedeemGift {
  const { as, code, key, name, birthDate, language, address } = context
  const known = chosenChild(context)
  return {
    as,
    code: giftCodeOf(code) ?? '',
    key: key ?? '',
    child: known
      ? { name: known.name, birthday: known.birthday, child_uuid: known.uuid }
      : { name: name.trim(), birthday: birthDate, child_uuid: null },
    language,
    address: addressOf(address),
  }
}
