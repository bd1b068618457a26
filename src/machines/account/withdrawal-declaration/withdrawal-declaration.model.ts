import type { Model } from '~/machines/proving/model'
import { connectWithdrawalDeclaration } from './withdrawal-declaration.connect'
import { withdrawalDeclarationMachine } from './withdrawal-declaration.machine'
import { declarationErrors } from './withdrawal-declaration.rules'

const AT = '2026-11-21T12:00:00.000Z'
const EMAIL = 'buyer@playchart.test'
const change = (field: 'orderId' | 'email', value: string) => ({ type: 'CHANGE', field, value }) as const

export const withdrawalDeclarationModel: Model<typeof withdrawalDeclarationMachine> = {
  machine: withdrawalDeclarationMachine,
  input: undefined,
  key: ({ draft, at, waitSeconds }) => ({ errors: declarationErrors(draft), at, waitSeconds }),
  cases: {
    CHANGE: [
      change('orderId', ' # pc-100042 '),
      change('orderId', ' '),
      change('orderId', 'x'.repeat(60)),
      change('email', ` ${EMAIL} `),
      change('email', 'buyer@playchart'),
      change('email', ''),
    ],
    NEXT: [{ type: 'NEXT' }],
    BACK: [{ type: 'BACK' }],
    CONFIRM: [{ type: 'CONFIRM' }],
  },
  outcomes: {
    declareWithdrawal: [
      { output: { ok: true, value: { at: AT } } },
      { output: { ok: false, error: { kind: 'limited', retryAfterSeconds: 61 } } },
      { output: { ok: false, error: { kind: 'refused', status: 400, code: 'invalid' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'E-101 nothing is declared but in two steps',
      holds: (_, { calls, events }) => {
        const types = events.map(({ type }) => type)
        return calls.length === 0 || (types.includes('NEXT') && types.indexOf('NEXT') < types.indexOf('CONFIRM'))
      },
    },
    {
      name: 'E-101 it counts as declared once the shop says when it was noted',
      holds: (snapshot) => snapshot.matches('declared') === (connectWithdrawalDeclaration(snapshot).declaredAt === AT),
    },
    {
      name: 'E-101 what is sent is a number as it stands on the receipt, and an email',
      holds: (_, { calls }) =>
        calls.every(({ input }) => {
          const { orderId, email } = Object(input)
          return email === EMAIL && ['PC-100042', 'X'.repeat(40)].includes(orderId)
        }),
    },
  ],
}
