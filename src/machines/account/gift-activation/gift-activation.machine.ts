import { addressOf } from '~/services/domain/delivery/address-check.rules'
import { keyingState, leavingAccount, output } from '../../runtime/parts'
import { chosenChild, draftOf, GIFT_CODE_ID, GIFT_SUMMARY_ID, GIFT_TITLE_ID, giftCodeOf } from './gift-activation.rules'
import { firstContext, type GiftContext, giftActivationSetup, type RedeemGift } from './gift-activation.setup'

const saved = { type: 'saveDraft', params: ({ context }: { context: GiftContext }) => draftOf(context) } as const

/**
 * From the code in an email to a child's schedule: what the gift is, for whom, and where it goes. A guest reads what it is,
 * signs in, and goes on here with the code that the tab has kept (decided: E-94).
 */
export const giftActivationMachine = giftActivationSetup.createMachine({
  id: 'giftActivation',
  context: ({ input }) => firstContext(input),
  entry: 'spawnBirthDate',
  initial: 'code',
  states: {
    code: {
      initial: 'open',
      on: {
        CODE: {
          target: '.open',
          actions: [
            { type: 'keepCode', params: ({ event }) => event.value },
            { type: 'saveCode', params: ({ context }) => context.code },
          ],
        },
        /** of the letter's link, or kept by the tab: what can be a code is looked up without another press */
        RESTORE: [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'lookingUp',
            actions: { type: 'keepCode', params: ({ event }) => event.code },
          },
          { target: '.open', actions: { type: 'keepCode', params: ({ event }) => event.code } },
        ],
        /** what this account's person had filled in, before a reload: it stands in the form once the gift is known */
        DRAFT: {
          guard: { type: 'isOwn', params: ({ event }) => event.draft },
          actions: [
            { type: 'restore', params: ({ event }) => event.draft },
            { type: 'restoreFields', params: ({ event }) => event.draft },
          ],
        },
        LOOK_UP: [
          { guard: { type: 'isCode', params: ({ context }) => context.code }, target: 'lookingUp' },
          { guard: 'isEmpty', target: '.refused', actions: { type: 'tell', params: 'empty' } },
          { target: '.refused', actions: { type: 'tell', params: 'malformed' } },
        ],
      },
      states: { open: {}, refused: { entry: { type: 'focusOn', params: GIFT_CODE_ID } } },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'getGiftActivation',
        src: 'getGiftActivation',
        input: ({ context }) => ({ as: context.as, code: giftCodeOf(context.code) ?? '' }),
        onDone: [
          {
            guard: { type: 'isFresh', params: output },
            target: 'found',
            actions: { type: 'keepGift', params: output },
          },
          {
            guard: { type: 'isUsed', params: output },
            target: 'code.refused',
            actions: [{ type: 'tell', params: 'used' }, 'forgetSaved'],
          },
          {
            guard: { type: 'isUnknown', params: output },
            target: 'code.refused',
            actions: { type: 'tell', params: 'unknown' },
          },
          {
            guard: { type: 'isLimited', params: output },
            target: 'code.refused',
            actions: { type: 'tellWait', params: output },
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    /** a transient state */
    found: { always: [{ guard: 'isGuest', target: 'presented' }, { target: 'form' }] },
    presented: {
      entry: { type: 'focusOn', params: GIFT_TITLE_ID },
      on: { BACK: { target: 'code', actions: 'forgetGift' } },
    },
    form: {
      initial: 'open',
      on: {
        CHILD: { actions: [{ type: 'keepChild', params: ({ event }) => event.uuid }, saved] },
        NAME: { actions: [{ type: 'keepName', params: ({ event }) => event.value }, saved] },
        LANGUAGE: { actions: [{ type: 'keepLanguage', params: ({ event }) => event.value }, saved] },
        BIRTH_DATE: {
          guard: { type: 'isOtherDate', params: ({ event }) => event },
          actions: [{ type: 'keepBirthDate', params: ({ event }) => event }, saved],
        },
        ADDRESS: { actions: [{ type: 'keepAddress', params: ({ event }) => event }, saved] },
        BACK: { target: 'code', actions: 'forgetGift' },
        SUBMIT: [
          { guard: 'isIncomplete', target: '.refused' },
          // the same form is sent again under the same key: a second try is the same request
          { guard: 'hasKey', target: 'activating', actions: 'forgetTold' },
          { target: 'keying', actions: 'forgetTold' },
        ],
      },
      states: { open: {}, refused: { entry: { type: 'focusOn', params: GIFT_SUMMARY_ID } } },
    },
    keying: keyingState('activating', 'failing'),
    activating: {
      tags: 'busy',
      invoke: {
        id: 'activateGift',
        src: 'activateGift',
        input: ({ context }) => redemptionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'activated',
            actions: { type: 'keepActivated', params: output },
          },
          {
            guard: { type: 'isTaken', params: output },
            target: 'code.refused',
            actions: ['forgetGift', { type: 'tell', params: 'used' }, 'forgetSaved'],
          },
          {
            guard: { type: 'isAgedOut', params: output },
            target: 'form',
            actions: { type: 'tell', params: 'agedOut' },
          },
          {
            guard: { type: 'hasFewKits', params: output },
            target: 'form',
            actions: { type: 'tell', params: 'fewKits' },
          },
          {
            guard: { type: 'hasKitsRunning', params: output },
            target: 'form',
            actions: ['keepFollowing', { type: 'tell', params: 'running' }],
          },
          {
            guard: { type: 'isLimited', params: output },
            target: 'form',
            actions: { type: 'tellWait', params: output },
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: [{ type: 'tell', params: 'failed' }, 'logFailure'],
      always: [{ guard: 'isFound', target: 'form' }, { target: 'code.refused' }],
    },
    activated: {
      entry: [
        'forgetCode',
        'forgetSaved',
        'forgetDraft',
        { type: 'goToSchedule', params: ({ context }) => context.activatedFor },
      ],
    },
    left: { entry: 'forgetCode' },
  },
  options: { maxIterations: 1000 },
})

/** As sent: the guard before has seen a child and an address. */
function redemptionOf(context: GiftContext): RedeemGift {
  const { as, code, key, follows, name, birthDate, language, address } = context
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
    follows: follows || (known !== null && known.running !== null),
  }
}
