import type { SnapshotFrom } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { GiftActivation } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { connectGiftActivation } from './gift-activation.connect'
import { giftActivationMachine } from './gift-activation.machine'
import { giftCodeOf, giftErrors } from './gift-activation.rules'
import type { GiftActivationInput } from './gift-activation.setup'

const DATE = CivilDate.parse('2026-02-21')
const LATER = CivilDate.parse('2026-03-21')
/** an address of the account that this shop sends to, as somebody has typed it */
const own = {
  first_name: 'Gifted',
  last_name: 'Sample',
  company: '',
  line1: ' Lane 1 ',
  line2: '',
  city: 'Amsterdam',
  state: 'NH',
  zip_code: '1012ab',
  country: 'NL',
}
const input: GiftActivationInput = {
  as: 'account',
  today: CivilDate.parse('2026-11-21'),
  locale: 'en-EU',
  children: [],
  addresses: [own],
}
const child = { uuid: 'child', name: 'Older child', birthday: DATE, running: null }
const sibling = {
  uuid: 'sibling',
  name: 'Younger child',
  birthday: DATE,
  running: { from: CivilDate.parse('2027-02-21') },
}
const guest: GiftActivationInput = { ...input, as: null, locale: 'nl', addresses: [] }
const gift: GiftActivation = {
  code: 'ABCD-EFGH-JKMN',
  status: 'sent',
  giver_name: 'Robin',
  recipient_name: 'Bo',
  size: 3,
}
const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', status: 422, code } })
const limitedFor = (retryAfterSeconds: number) => ({ ok: false, error: { kind: 'limited', retryAfterSeconds } })
const unreachable = { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } }

type Snapshot = SnapshotFrom<typeof giftActivationMachine>
/* What the page shows, and so what can be typed. */
const isAtCode = (snapshot: Snapshot) => snapshot.matches('code') || snapshot.matches('lookingUp')
const isAtForm = (snapshot: Snapshot) =>
  snapshot.matches('form') || snapshot.matches('keying') || snapshot.matches('activating')
const isOfAnother = (snapshot: Snapshot) => isAtForm(snapshot) && snapshot.context.childUuid === null
const hasChildren = ({ context }: Snapshot) => context.children.length > 0
const isEuropean = ({ context }: Snapshot) => context.locale !== 'en-US'
/** another code is tried before the form is filled in; the same one, afterwards too */
const isEmptyForm = ({ context: { name, birthDateStatus } }: Snapshot) => name === '' && birthDateStatus === 'empty'

const drafted = {
  as: 'account',
  childUuid: null,
  name: 'Mo',
  birthDate: '2026-03-21',
  language: 'fr',
  address: { ...own, line1: 'Street 2', city: 'Utrecht' },
}
/** of a reload: with a birth date, without one, of a child of the account, of one that is gone, and of somebody else */
const DRAFTS = [
  drafted,
  { ...drafted, birthDate: '', language: 'xx' },
  { ...drafted, childUuid: 'child', name: 'M'.repeat(200), birthDate: 'never' },
  { ...drafted, childUuid: 'gone' },
  { ...drafted, as: 'other' },
]
/** of the letter's link, and half of one that the tab has kept */
const KEPT = ['ABCD-EFGH-JKMN', 'ABCD', 'a'.repeat(30)]
const CODES = ['abcd-efgh jkmn', 'ABCD', 'ABCDEFGHJKM!', ' ', 'A'.repeat(30)]
const DATES = [
  { type: 'BIRTH_DATE', date: DATE, status: 'valid' },
  { type: 'BIRTH_DATE', date: LATER, status: 'valid' },
  { type: 'BIRTH_DATE', date: null, status: 'partial' },
] as const
/** of those who choose among children, nothing but the child is tried */
const EUROPEAN = [
  { field: 'city', value: 'Utrecht' },
  { field: 'country', value: 'US' },
  { field: 'country', value: 'NL' },
] as const
/** where nothing is known of the address, and no gift gets as far as being redeemed */
const AMERICAN = [
  { field: 'state', value: 'XX' },
  { field: 'state', value: 'CA' },
  { field: 'country', value: 'US' },
  { field: 'zip_code', value: 'x'.repeat(40) },
  { field: 'line1', value: 'x'.repeat(200) },
  { field: 'country', value: 'NL' },
] as const

export const giftActivationModel: Model<typeof giftActivationMachine> = {
  machine: giftActivationMachine,
  input,
  inputs: [{ ...input, locale: 'nl', children: [sibling, child] }, { ...input, locale: 'en-US', addresses: [] }, guest],
  key: ({
    as,
    code,
    gift: found,
    children,
    childUuid,
    name,
    birthDate,
    birthDateStatus,
    key,
    follows,
    runningUuid,
    locale,
    address: { country, state },
  }) => ({
    code: giftCodeOf(code) ?? (code.trim() === '' ? 'empty' : 'malformed'),
    isFound: found !== null,
    isGuest: as === null,
    // whom the page offers
    children: children.length,
    childUuid,
    hasName: name.trim() !== '',
    // the same day once more is no change
    birthDate,
    birthDateStatus,
    key,
    follows,
    runningUuid,
    country,
    state: locale === 'en-US' ? state : null,
  }),
  cases: {
    CODE: (snapshot) =>
      CODES.filter(() => isAtCode(snapshot) && isEmptyForm(snapshot)).map((value) => ({ type: 'CODE', value })),
    // before the code, as the page begins
    DRAFT: (snapshot) =>
      DRAFTS.filter(() => snapshot.matches('code') && isEmptyForm(snapshot) && snapshot.context.code === '').map(
        (draft) => ({ type: 'DRAFT', draft }),
      ),
    RESTORE: (snapshot) =>
      KEPT.filter(() => isAtCode(snapshot) && (isEmptyForm(snapshot) || snapshot.context.code === '')).map((code) => ({
        type: 'RESTORE',
        code,
      })),
    LOOK_UP: (snapshot) => (isAtCode(snapshot) ? [{ type: 'LOOK_UP' }] : []),
    CHILD: (snapshot) =>
      [null, ...snapshot.context.children.map(({ uuid }) => uuid)]
        .filter((uuid) => isAtForm(snapshot) && uuid !== snapshot.context.childUuid)
        .map((uuid) => ({ type: 'CHILD', uuid })),
    NAME: (snapshot) =>
      [' Bo ', 'B'.repeat(200)].filter(() => isOfAnother(snapshot)).map((value) => ({ type: 'NAME', value })),
    LANGUAGE: (snapshot) => (isOfAnother(snapshot) ? [{ type: 'LANGUAGE', value: 'es' }] : []),
    BIRTH_DATE: (snapshot) =>
      DATES.filter(
        ({ status }) => isOfAnother(snapshot) && isEuropean(snapshot) && (status === 'valid' || !hasChildren(snapshot)),
      ),
    ADDRESS: (snapshot) =>
      (isEuropean(snapshot) ? EUROPEAN : AMERICAN)
        .filter(() => isAtForm(snapshot) && !hasChildren(snapshot))
        .map((typed) => ({ type: 'ADDRESS', ...typed })),
    SUBMIT: (snapshot) => (isAtForm(snapshot) ? [{ type: 'SUBMIT' }] : []),
    BACK: (snapshot) => (isAtForm(snapshot) || snapshot.matches('presented') ? [{ type: 'BACK' }] : []),
  },
  outcomes: {
    newKey: [{ output: 'one' }, { error: new Error('no randomness') }],
    getGiftActivation: [
      { output: { ok: true, value: gift } },
      { output: { ok: true, value: { ...gift, status: 'activated' } } },
      { output: { ok: true, value: { ...gift, status: 'withdrawn' } } },
      { output: refusedWith('unknownCode') },
      { output: limitedFor(181) },
      { output: limitedFor(20) },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: unreachable },
      { error: new Error('lost') },
    ],
    activateGift: [
      { output: { ok: true, value: { subscription_uuid: 'subscription', child_uuid: 'child' } } },
      { output: refusedWith('usedCode') },
      { output: refusedWith('agedOut') },
      { output: refusedWith('fewKits') },
      { output: refusedWith('runningKits') },
      { output: limitedFor(181) },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: unreachable },
      { error: new Error('lost') },
    ],
  },
  delays: { patience: 12_000 },
  secrets: {
    code: (snapshot) => !snapshot.matches('activated') && !snapshot.matches('left'),
  },
  invariants: [
    {
      name: 'E-94 a guest reads what the gift is and gets no further; nobody else is asked to sign in',
      holds: (snapshot) => (snapshot.context.as === null ? !isAtForm(snapshot) : !snapshot.matches('presented')),
    },
    {
      name: 'E-94 what is told of a gift is what the shop has said of it',
      when: (snapshot) => snapshot.matches('presented'),
      holds: (snapshot) =>
        JSON.stringify(connectGiftActivation(snapshot).gift) ===
        JSON.stringify({ giverName: 'Robin', recipientName: 'Bo', size: 3 }),
    },
    {
      name: 'E-94 whoever has tried too often is told in how many minutes to come back',
      when: ({ context }) => context.told === 'limited',
      holds: (snapshot) => [1, 4].includes(connectGiftActivation(snapshot).waitMinutes),
    },
    {
      name: 'E-94 a code that was redeemed is kept nowhere',
      when: (snapshot) => snapshot.matches('activated'),
      holds: (_, { effects }) =>
        effects.findLastIndex(({ type }) => type === 'forgetSaved') >
        effects.findLastIndex(({ type }) => type === 'saveCode'),
    },
    {
      name: 'E-94 what was filled in is kept until the gift is redeemed, and then nowhere',
      holds: (snapshot, { effects }) => {
        const [saved, forgotten] = ['saveDraft', 'forgetDraft'].map((kind) =>
          effects.findLastIndex(({ type }) => type === kind),
        )
        return snapshot.matches('activated') ? (forgotten ?? -1) > (saved ?? -1) : forgotten === -1
      },
    },
    {
      name: 'E-64 what somebody else has filled in is put into no form',
      when: ({ context }) => context.as === null,
      holds: ({ context }) => context.name === '' && context.birthDate === null,
    },
    {
      name: 'E-94 nothing is redeemed before a fresh code, a child and an address are known',
      when: (snapshot) => snapshot.matches('activating'),
      holds: ({ context }) => context.gift !== null && giftErrors(context).length === 0,
    },
    {
      name: 'E-107 a gift is sent to follow what runs exactly where its child is known to get kits already',
      when: (snapshot) => snapshot.matches('activating'),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(`"follows":${context.childUuid === 'sibling' || context.follows}`),
    },
    {
      name: 'E-107 the choice is shown for a child who gets kits already, and for nobody else',
      when: (snapshot) => snapshot.matches('form'),
      holds: (snapshot) => {
        const { place, chosen } = connectGiftActivation(snapshot)
        const isAsked = chosen === 'sibling' || (chosen === null && snapshot.context.runningUuid === 'sibling')
        return (place?.uuid === 'sibling') === isAsked && (place?.isAfter ?? false) === (chosen === 'sibling')
      },
    },
    {
      name: 'a try that came to nothing is repeated under the same key while the form is the same',
      when: (snapshot) => snapshot.matches('activating'),
      holds: ({ context }, { calls }) => JSON.stringify(calls.at(-1)?.input).includes(`"key":"${context.key}"`),
    },
    {
      name: 'it leads to the schedule of a child only when it was activated',
      when: ({ context }) => context.activatedFor !== null,
      holds: (snapshot) => snapshot.matches('activated'),
    },
    {
      name: 'what is said about the code stands at the code',
      when: ({ context }) => context.told !== null,
      holds: (snapshot) => {
        const { code, told, step } = connectGiftActivation(snapshot)
        return step === 'code' ? code.error !== null && told === null : told !== null
      },
    },
    {
      name: 'one intent has one key: it changes only with the form',
      when: (snapshot) => snapshot.matches('keying'),
      holds: ({ context }) => context.key === null,
    },
    {
      name: 'E-94 the same key is the same request: whatever changes in the form gets another one',
      when: (snapshot) => snapshot.matches('activating'),
      holds: (_, { calls }) => {
        const sinceKey = calls.slice(calls.findLastIndex(({ src }) => src === 'newKey') + 1)
        return new Set(sinceKey.map(({ input }) => JSON.stringify(input))).size === 1
      },
    },
    {
      name: 'what was redeemed is what the form says, for whom and where to',
      when: (snapshot) => snapshot.matches('activating'),
      holds: ({ context }, { calls }) => {
        const sent = JSON.stringify(calls.at(-1)?.input)
        const { childUuid, name, address } = context
        const isForChild =
          childUuid === null ? sent.includes(`"name":"${name.trim()}"`) : sent.includes(`"child_uuid":"${childUuid}"`)
        return isForChild && sent.includes(`"city":"${address.city}"`) && sent.includes('"code":"ABCDEFGHJKMN"')
      },
    },
    {
      name: 'whoever is signed out, or somebody else, is led away once; the schedule opens once',
      holds: (snapshot, { effects }) => {
        const times = (...names: string[]) => effects.filter(({ type }) => names.includes(type)).length
        return (
          times('goToSignIn', 'startAnew') === Number(snapshot.matches('left')) &&
          times('goToSchedule') === Number(snapshot.matches('activated'))
        )
      },
    },
    {
      name: 'whatever is waited for has an end',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (_, { clock }) => clock.due() === 12_000,
    },
    { name: 'no answer is waited for longer than twelve seconds', holds: (_, { clock }) => clock.now() % 12_000 === 0 },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) =>
        snapshot.hasTag('busy') === ['newKey', 'getGiftActivation', 'activateGift'].some((id) => pending.has(id)),
    },
  ],
}
