import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { ShipDate } from '~/services/flows/ship-date/ship-date.contract'
import { connectShipDateEdit } from './ship-date-edit.connect'
import { type ShipDateEditInput, shipDateEditMachine } from './ship-date-edit.machine'

const PLANNED = CivilDate.parse('2027-01-12')
/** Three weeks before and after. */
const WINDOW = { from: CivilDate.parse('2026-12-22'), until: CivilDate.parse('2027-02-02') }
const OFFERED = ['2026-12-22', '2027-01-19', '2027-02-02'] as const
const NOT_OFFERED = ['2026-12-21', '2027-02-03', '2027-02-30', ''] as const

const input: ShipDateEditInput = {
  ...{ as: 'account', childUuid: 'child', subscription: 'subscription', item: 'item' },
  ...{ current: PLANNED, planned: PLANNED, window: WINDOW, asked: null },
}

const standing = (date: CivilDate, window = WINDOW): ShipDate => ({
  ...{ today: CivilDate.parse('2026-11-25'), childUuid: 'child', planned: PLANNED, window, later: [] },
  paying: { method: null, to: null },
  kit: {
    ...{ uuid: 'item', anchor: 'kit-the-babbler', name: 'The Babbler Play Kit', ageRange: '13–15 months', date },
    ...{ hasBooks: false, charge: null, picture: null },
  },
})

const ENDS = ['saved', 'tooLate', 'cancelled', 'skipped', 'left'] as const

export const shipDateEditModel: Model<typeof shipDateEditMachine> = {
  machine: shipDateEditMachine,
  input,
  inputs: [
    { ...input, asked: CivilDate.parse('2027-01-19') },
    { ...input, asked: CivilDate.parse('2027-03-01'), current: CivilDate.parse('2027-01-19') },
    { ...input, window: null },
  ],
  key: ({ picked, current, window }) => ({ picked, current, isOpen: window !== null }),
  cases: {
    PICK: [...OFFERED, PLANNED, ...NOT_OFFERED].map((date) => ({ type: 'PICK', date })),
    SAVE: [{ type: 'SAVE' }],
  },
  outcomes: {
    updateInstallment: [{ output: true }, { output: false }, { error: new Error('offline') }],
    getShipDate: ({ context: { picked } }) => [
      { output: { ok: true, value: standing(picked ?? PLANNED) } },
      { output: { ok: true, value: standing(PLANNED) } },
      { output: { ok: true, value: standing(CivilDate.parse('2027-01-05')) } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { error: new Error('offline') },
      ...['cancelled', 'skipped', 'another'].map((code) => ({
        output: { ok: false as const, error: { kind: 'refused' as const, code } },
      })),
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-214 A-215 a day that can be chosen is within three weeks of the planned one, and all of them are shown',
      when: (snapshot) => snapshot.matches('choosing'),
      holds: (snapshot) => {
        const { days, before } = connectShipDateEdit(snapshot)
        return days.length === 43 && days[0]?.date === OFFERED[0] && days.at(-1)?.date === OFFERED[2] && before === 1
      },
    },
    {
      name: 'A-216 what is sent is the day that is chosen, as YYYY-MM-DD',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'updateInstallment')
          .every(({ input: sent }) =>
            [...OFFERED, PLANNED].some(
              (date) => JSON.stringify(sent) === JSON.stringify({ installmentId: 'item', date }),
            ),
          ),
    },
    {
      name: 'only a day other than the one that counts can be saved',
      when: (snapshot) => snapshot.matches('choosing'),
      holds: (snapshot) => {
        const { can, chosen, current } = connectShipDateEdit(snapshot)
        return can.save === (chosen !== null && chosen !== current)
      },
    },
    {
      name: 'the schedule is shown, and other tabs are told, once it is saved and only then',
      holds: (snapshot, { effects }) =>
        ['tellOtherTabs', 'goToSchedule'].every(
          (name) => effects.filter(({ type }) => type === name).length === Number(snapshot.matches('saved')),
        ),
    },
    {
      name: 'E-11 a page that is too late, left or done with asks nothing',
      when: (snapshot) => ENDS.some((state) => snapshot.matches(state)),
      holds: (snapshot, { pending }) => pending.size === 0 && !snapshot.can({ type: 'SAVE' }),
    },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) => connectShipDateEdit(snapshot).isBusy === pending.size > 0,
    },
  ],
}
