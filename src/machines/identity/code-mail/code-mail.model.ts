import type { Model } from '../../proving/model'
import { answers, sampleAsked } from '../identity-form/identity-form.model'
import { codeMailMachine } from './code-mail.machine'

export const codeMailModel: Model<typeof codeMailMachine> = {
  machine: codeMailMachine,
  input: sampleAsked,
  key: ({ hasResent }) => hasResent,
  cases: { RESEND: [{ type: 'RESEND' }], TRIED: [{ type: 'TRIED' }] },
  outcomes: { askCode: answers('tooMany') },
  invariants: [
    {
      name: 'F-02 another code is asked for only after the pause, never twice at once',
      holds: (snapshot, { pending }) => snapshot.matches('asking') === pending.has('askCode'),
    },
    {
      name: 'another mail is spoken of only where the form heard of it',
      when: ({ context }) => context.hasResent,
      holds: (_, { effects }) => effects.some(({ type }) => type === 'tellForm'),
    },
  ],
}
