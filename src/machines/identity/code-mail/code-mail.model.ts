import { createStopwatch } from '~/machines/proving/stopwatch'
import type { Model } from '../../proving/model'
import { answers, sampleAsked } from '../entering/entering.model'
import { codeMailMachine } from './code-mail.machine'

const lapOf = createStopwatch()

export const codeMailModel: Model<typeof codeMailMachine> = {
  machine: codeMailMachine,
  input: sampleAsked,
  key: ({ hasResent }) => hasResent,
  cases: { RESEND: [{ type: 'RESEND' }], TRIED: [{ type: 'TRIED' }] },
  outcomes: { askCode: answers('tooMany') },
  invariants: [
    {
      name: 'another code is asked for where it was wanted, never twice at once, and for the same address',
      holds: (snapshot, { calls, pending }) =>
        snapshot.matches('asking') === pending.has('askCode') &&
        calls.every(({ input }) => JSON.stringify(input) === JSON.stringify(sampleAsked)),
    },
    {
      name: 'F-02 another code may be asked for half a minute after each mail, not sooner and not later',
      holds: (snapshot, driver) => {
        const { before, took } = lapOf(driver, String(snapshot.value))
        return snapshot.matches('possible') ? before === 'pausing' && took === 30_000 : before !== 'pausing'
      },
    },
    {
      name: 'S-378 a mail that could not be sent is said after 20 seconds at the latest, and may be asked for at once',
      when: (snapshot) => snapshot.matches('failed'),
      holds: (snapshot, driver) =>
        [0, 20_000].includes(lapOf(driver, 'failed').took) && snapshot.can({ type: 'RESEND' }),
    },
    {
      name: 'another mail is spoken of only once one was asked for, and until the next is',
      when: ({ context }) => context.hasResent,
      holds: (snapshot, { calls }) => calls.length > 0 && (snapshot.matches('pausing') || snapshot.matches('possible')),
    },
  ],
}
