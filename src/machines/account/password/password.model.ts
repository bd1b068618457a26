import type { Model } from '~/machines/proving/model'
import { connectPassword } from './password.connect'
import { passwordMachine } from './password.machine'

const refusedAs = <const Kind extends string>(kind: Kind) => ({
  output: { ok: false, error: { kind } } as const,
})

export const passwordModel: Model<typeof passwordMachine> = {
  machine: passwordMachine,
  input: { as: 'account' },
  key: (context) => ({
    previous: context.previous,
    proposed: context.proposed,
    isShown: context.isShown,
    failure: context.failure,
  }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'previous', value: 'seven boats' },
      { type: 'CHANGE', field: 'previous', value: '' },
      { type: 'CHANGE', field: 'proposed', value: 'seven boats' },
      { type: 'CHANGE', field: 'proposed', value: 'nine kites' },
      { type: 'CHANGE', field: 'proposed', value: 'kites' },
      { type: 'CHANGE', field: 'proposed', value: 'k'.repeat(300) },
    ],
    REVEAL: [{ type: 'REVEAL' }],
    SAVE: [{ type: 'SAVE' }],
  },
  outcomes: {
    changePassword: [
      { output: { ok: true, value: null } },
      refusedAs('wrong'),
      refusedAs('weakPassword'),
      refusedAs('tooMany'),
      refusedAs('unreachable'),
      refusedAs('unauthorised'),
      refusedAs('otherPerson'),
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'F-58 what is sent is both passwords, the new one of 8 to 256 characters and another one',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'changePassword')
          .every(({ input: sent }) => {
            const { previous, proposed } = Object(sent)
            return previous === 'seven boats' && ['nine kites', 'k'.repeat(256)].includes(proposed)
          }),
    },
    {
      name: 'no password stays in a page that has changed it, or that is left',
      when: (snapshot) => snapshot.matches('left') || snapshot.matches({ editing: 'saved' }),
      holds: ({ context }) => context.previous + context.proposed === '',
    },
    {
      name: 'F-58 why not is said until something is typed or sent',
      holds: (snapshot) => {
        const { failure } = connectPassword(snapshot)
        return (failure !== null) === snapshot.matches({ editing: 'failed' })
      },
    },
  ],
}
