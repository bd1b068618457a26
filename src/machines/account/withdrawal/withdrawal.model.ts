import type { Model } from '~/machines/proving/model'
import { connectWithdrawal } from './withdrawal.connect'
import { type WithdrawalInput, withdrawalMachine } from './withdrawal.machine'

const AT = '2026-11-21T12:00:00.000Z'
const input: WithdrawalInput = { as: 'account', id: 'PC-100042', standing: 'open', withdrawnAt: null }
const refused = (code: string) => ({ output: { ok: false, error: { kind: 'refused', status: 422, code } } }) as const

export const withdrawalModel: Model<typeof withdrawalMachine> = {
  machine: withdrawalMachine,
  input,
  inputs: [
    { ...input, standing: 'withdrawn', withdrawnAt: AT },
    { ...input, standing: 'tooLate' },
    { ...input, standing: 'notOpen' },
    { ...input, standing: 'giftActivated' },
  ],
  key: ({ standing, withdrawnAt }) => ({ standing, withdrawnAt }),
  cases: { NEXT: [{ type: 'NEXT' }], BACK: [{ type: 'BACK' }], CONFIRM: [{ type: 'CONFIRM' }] },
  outcomes: {
    withdrawOrder: [
      { output: { ok: true, value: { at: AT } } },
      refused('tooLate'),
      refused('notOpen'),
      refused('giftActivated'),
      refused('invalid'),
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'E-101 nothing is withdrawn from but in two steps',
      holds: (_, { calls, events }) => {
        const types = events.map(({ type }) => type)
        return calls.length === 0 || (types.includes('NEXT') && types.indexOf('NEXT') < types.indexOf('CONFIRM'))
      },
    },
    {
      name: 'E-101 it counts as withdrawn once the shop says when it was noted',
      holds: (snapshot) => snapshot.matches('withdrawn') === (connectWithdrawal(snapshot).withdrawnAt === AT),
    },
    {
      name: 'E-101 what is asked for is this order alone',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'withdrawOrder')
          .every(({ input: sent }) => JSON.stringify(sent) === '{"as":"account","id":"PC-100042"}'),
    },
  ],
}
