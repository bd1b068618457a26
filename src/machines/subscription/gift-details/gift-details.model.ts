import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { GiftDraft } from '~/services/domain/gifts/gift.rules'
import { type GiftDetailsInput, giftDetailsMachine } from './gift-details.machine'

const whole = {
  recipientName: 'A friend',
  recipientEmail: 'friend@playchart.test',
  deliverOn: '2026-12-24',
  kitAnchor: 'kit-the-looker',
}
const input: GiftDetailsInput = {
  today: CivilDate.parse('2026-11-21'),
  lastDay: CivilDate.parse('2027-11-21'),
  initial: { recipientName: '', recipientEmail: '', deliverOn: '2026-11-21', kitAnchor: '' },
  wasRefused: false,
}
const kept = {
  recipientName: whole.recipientName,
  recipientEmail: whole.recipientEmail,
  deliverOn: CivilDate.parse('2026-12-24'),
}

/** The gifts here that can be given; a name is cut where the card ends. */
const RIGHT = ['A friend', 'n'.repeat(100)].map((recipientName) => ({ ...whole, recipientName }))
const isRight = (draft: GiftDraft) => RIGHT.some((right) => JSON.stringify(right) === JSON.stringify(draft))

export const giftDetailsModel: Model<typeof giftDetailsMachine> = {
  machine: giftDetailsMachine,
  input,
  inputs: [
    { ...input, initial: whole },
    { ...input, initial: { ...whole, deliverOn: '2026-11-20' }, wasRefused: true },
  ],
  key: ({ draft }) => draft,
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'recipientName', value: 'A friend' },
      { type: 'CHANGE', field: 'recipientName', value: 'n'.repeat(120) },
      { type: 'CHANGE', field: 'recipientEmail', value: 'friend' },
    ],
    RESTORE: [{ type: 'RESTORE', draft: whole }],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {
    storeGift: [
      { output: { ok: true, value: kept } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'what is kept is what stands in the form',
      when: (snapshot) => snapshot.matches('sent'),
      holds: ({ context }, { calls }) => JSON.stringify(calls.at(-1)?.input) === JSON.stringify(context.draft),
    },
    {
      name: 'E-94 a gift is sent when all of it is right, and nothing before',
      holds: (snapshot, { events }) =>
        isRight(snapshot.context.draft)
          ? events.at(-1)?.type !== 'SUBMIT' || snapshot.matches('sent')
          : !snapshot.matches('sent'),
    },
    {
      name: 'a failure keeps everything that was filled in',
      when: (snapshot) => snapshot.matches({ editing: 'failed' }),
      holds: ({ context }, { calls }) =>
        calls.length > 0 && Object.values(context.draft).every((text) => text.length > 0),
    },
  ],
}
