import type { Model } from '~/machines/proving/model'
import { BOX_CHANGE_KINDS } from '~/services/domain/changes/box-change'
import { connectConfirmAction } from './confirm-action.connect'
import { type ConfirmActionInput, confirmActionMachine } from './confirm-action.machine'

const input: ConfirmActionInput = {
  ...{ as: 'account', subscription: 'subscription', childUuid: 'child', kind: 'cancel', item: null },
  ...{ current: 'en', advance: 1, advances: [], options: [], from: null, obstacle: null },
}
const DOLL = { name: 'doll', values: ['light', 'dark'], now: 'light' }
const HAT = { name: 'hat', values: ['red'], now: 'red' }
const ANSWERS = ['doll=dark', 'doll=green', 'hat=red']
const LONG = 'x'.repeat(301)
const ENDS = ['done', 'impossible', 'left'] as const
const refused = (code: string) => ({ output: { ok: false, error: { kind: 'refused', code } } }) as const

export const confirmActionModel: Model<typeof confirmActionMachine> = {
  machine: confirmActionMachine,
  input,
  inputs: [
    { ...input, kind: 'skip', item: 'item' },
    { ...input, kind: 'keep', item: 'item' },
    { ...input, kind: 'language' },
    { ...input, kind: 'reactivate' },
    { ...input, kind: 'addBooks' },
    { ...input, kind: 'cancelBooks' },
    { ...input, kind: 'addBooks', obstacle: 'language' },
    ...BOX_CHANGE_KINDS.map((kind) => ({
      ...input,
      childUuid: null,
      kind,
      item: kind.endsWith('Box') ? 'item' : null,
    })),
    { ...input, kind: 'prepay', advances: [1, 2] },
    { ...input, kind: 'prepay', advance: 4, advances: [1, 2, 4] },
    { ...input, kind: 'extendGift', from: 'kit-the-babbler' },
    { ...input, kind: 'followAge' },
    { ...input, kind: 'followAge', obstacle: 'complete' },
    { ...input, kind: 'customize', item: 'item', options: [DOLL, HAT] },
  ],
  // what is offered is another thing with every action
  key: ({ kind, advance, from, reason, note, language, kits, picked, obstacle }) => ({
    ...{ kind, advance, from, reason, note: note.length, language, kits, picked, obstacle },
  }),
  cases: {
    CHOOSE: ['money', 'enoughToys', 'notTaken', 'away', 'other', 'nl', 'en', '1', '2', '4', '3', '', ...ANSWERS].map(
      (choice) => ({
        type: 'CHOOSE',
        choice,
      }),
    ),
    WRITE: [' We move. ', ' ', LONG].map((note) => ({ type: 'WRITE', note })),
    CONFIRM: [{ type: 'CONFIRM' }],
  },
  outcomes: {
    changeSubscription: [
      { output: { ok: true, value: { uuid: 'subscription' } } },
      refused('tooLate'),
      refused('boxTooLate'),
      refused('notFound'),
      refused('another'),
      { output: { ok: false, error: { kind: 'notFound' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'the schedule is shown, and other tabs are told, once it is made and only then',
      holds: (snapshot, { effects }) =>
        ['tellOtherTabs', 'goToSchedule'].every(
          (name) => effects.filter(({ type }) => type === name).length === Number(snapshot.matches('done')),
        ),
    },
    {
      name: 'a page that is done with, closed or left asks nothing and confirms nothing',
      when: (snapshot) => ENDS.some((state) => snapshot.matches(state)),
      holds: (snapshot, { pending }) => pending.size === 0 && !connectConfirmAction(snapshot).can.confirm,
    },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) => connectConfirmAction(snapshot).isBusy === pending.size > 0,
    },
    {
      name: 'E-56 only a page that says why is closed',
      holds: (snapshot) => (connectConfirmAction(snapshot).obstacle !== null) === snapshot.matches('impossible'),
    },
  ],
}
