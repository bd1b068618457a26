import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { connectChildForm } from './child-form.connect'
import { type ChildFormInput, childFormMachine } from './child-form.machine'

const BORN = CivilDate.parse('2025-08-21')
const input: ChildFormInput = {
  ...{ as: 'account', today: CivilDate.parse('2026-11-26'), locale: 'en-EU', prefix: '' },
  ...{ source: null, childUuid: null, name: '', birthday: null, isLocked: false },
}
const known = { childUuid: 'child', name: 'Bo', birthday: BORN }
/** longer ago than anyone can say now */
const LONG_AGO = CivilDate.parse('2001-02-01')

export const childFormModel: Model<typeof childFormMachine> = {
  machine: childFormMachine,
  input,
  inputs: [
    { ...input, source: 'subscriptions', locale: 'en-US' },
    { ...input, ...known, source: 'subscriber_shop_onboarding', prefix: '/nl', locale: 'nl' },
    { ...input, ...known, birthday: LONG_AGO, isLocked: true, source: 'subscriptions', prefix: '/de', locale: 'de' },
  ],
  key: ({ name, birthDate, birthDateStatus, childUuid, key, isLocked, source }) => ({
    ...{ name, birthDate, birthDateStatus, hasKey: key !== null, isNew: childUuid === null, isLocked, source },
  }),
  cases: {
    CHANGE: ['', '  ', ' Bo ', '123', 'b'.repeat(120)].map((value) => ({ type: 'CHANGE', value })),
    BIRTH_DATE: ({ context }) =>
      context.isLocked
        ? []
        : [
            { type: 'BIRTH_DATE', date: BORN, status: 'valid' },
            { type: 'BIRTH_DATE', date: null, status: 'partial' },
            { type: 'BIRTH_DATE', date: null, status: 'future' },
          ],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {
    birthDate: [],
    newKey: [{ output: 'key-1' }, { error: new Error('no randomness') }],
    saveChild: [
      { output: { ok: true, value: { uuid: 'saved' } } },
      { output: { ok: false, error: { kind: 'refused', code: 'verifiedBirthday' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-105 A-106 what is sent has a name with a letter, without spaces around it',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'saveChild')
          .every(({ input: sent }) => ['Bo', 'b'.repeat(100)].includes(Object(sent).name)),
    },
    {
      name: 'A-108 E-88 a verified birth date is sent as it is',
      when: ({ context }) => context.isLocked,
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'saveChild')
          .every(({ input: sent }) => Object(sent).birthday === LONG_AGO && Object(sent).isVerified),
    },
    {
      name: 'A-257 a new child has the key of its intent, and one that is there has none',
      holds: (_, { calls, input: start }) =>
        calls
          .filter(({ src }) => src === 'saveChild')
          .every(({ input: sent }) => (Object(sent).key === 'key-1') === (Object(start).childUuid === null)),
    },
    {
      name: 'A-110 the page is left once it is saved, and only then',
      holds: (snapshot, { effects }) =>
        ['tellOtherTabs', 'goOn'].every(
          (name) => effects.filter(({ type }) => type === name).length === Number(snapshot.matches('saved')),
        ),
    },
    {
      name: 'A-114 a failure is said until something is changed or sent',
      holds: (snapshot, { events }) => {
        const last = events.at(-1)?.type ?? ''
        return !connectChildForm(snapshot).hasFailed || !['CHANGE', 'SUBMIT'].includes(last)
      },
    },
  ],
}
