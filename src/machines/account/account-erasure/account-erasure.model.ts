import type { Model } from '~/machines/proving/model'
import { connectAccountErasure } from './account-erasure.connect'
import { accountErasureMachine, type ErasureInput } from './account-erasure.machine'

const refusedAs = <const Kind extends string>(kind: Kind) => ({ output: { ok: false, error: { kind } } as const })
const input: ErasureInput = { as: 'account', standing: 'open' }

export const accountErasureModel: Model<typeof accountErasureMachine> = {
  machine: accountErasureMachine,
  input,
  inputs: [
    { ...input, standing: 'blocked' },
    { ...input, standing: 'team' },
  ],
  key: ({ standing, password, isAgreed, failure }) => ({ standing, isEmpty: password === '', isAgreed, failure }),
  cases: {
    NEXT: [{ type: 'NEXT' }],
    BACK: [{ type: 'BACK' }],
    CHANGE: [
      { type: 'CHANGE', value: 'seven boats' },
      { type: 'CHANGE', value: '' },
      { type: 'CHANGE', value: 'k'.repeat(300) },
    ],
    AGREE: [{ type: 'AGREE' }],
    CONFIRM: [{ type: 'CONFIRM' }],
  },
  outcomes: {
    eraseAccount: [
      { output: { ok: true, value: { href: '/pages/account-erased' } } },
      refusedAs('notOpen'),
      refusedAs('wrong'),
      refusedAs('tooMany'),
      refusedAs('unreachable'),
      refusedAs('unauthorised'),
      refusedAs('otherPerson'),
      { error: new Error('offline') },
    ],
  },
  secrets: {
    password: (snapshot) =>
      snapshot.matches('confirming') || snapshot.matches('erasing') || snapshot.matches('failing'),
  },
  delays: { patience: 30_000 },
  invariants: [
    {
      name: 'E-101 nothing is erased but in two steps, agreed to, and with a password',
      holds: (_, { calls, events }) => {
        const types = events.map(({ type }) => type)
        const isMeant =
          types.includes('NEXT') && types.includes('AGREE') && types.indexOf('NEXT') < types.indexOf('AGREE')
        const sent = calls.filter(({ src }) => src === 'eraseAccount').map(({ input: asked }) => Object(asked).password)
        return sent.length === 0 || (isMeant && sent.every((one) => ['seven boats', 'k'.repeat(256)].includes(one)))
      },
    },
    {
      name: 'E-101 what cannot be erased is never asked for',
      when: ({ context }) => context.standing !== 'open',
      holds: (snapshot, { calls }) => snapshot.matches('blocked') && calls.length === 0,
    },
    {
      name: 'E-101 why the account is as it was is said until something is typed or sent',
      holds: (snapshot) =>
        (connectAccountErasure(snapshot).failure !== null) === snapshot.matches({ confirming: 'failed' }),
    },
  ],
}
