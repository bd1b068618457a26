import type { AnyEventObject, StateValue } from 'xstate'
import { createStopwatch } from '~/machines/proving/stopwatch'
import { stateText } from '~/machines/runtime/reading'
import type { Model } from '../../proving/model'
import { answers, sampleAsked } from '../entering/entering.model'
import { connectCodeMail } from './code-mail.connect'
import { codeMailMachine } from './code-mail.machine'

const lapOf = createStopwatch()
const topOf = ({ value }: { value: StateValue }) => stateText(value).split('.')[0] ?? ''

type Mail = 'sent' | 'due' | 'asked' | 'failed'

/** What has become of the mail with the code (F-02); the first was sent before this began. */
const mailAfter = (events: readonly AnyEventObject[]) =>
  events.reduce((mail: Mail, { type, output }): Mail => {
    if (type === 'RESEND') return 'asked'
    if (type.includes('resendPause')) return 'due'
    if (type === 'TRIED') return mail
    return output?.ok ? 'sent' : 'failed'
  }, 'sent')

const WAITS: Record<Mail, number | null> = { sent: 30_000, due: null, asked: 20_000, failed: null }

export const codeMailModel: Model<typeof codeMailMachine> = {
  machine: codeMailMachine,
  input: sampleAsked,
  key: () => null,
  cases: { RESEND: [{ type: 'RESEND' }], TRIED: [{ type: 'TRIED' }] },
  outcomes: { askCode: answers('tooMany') },
  delays: { patience: 20_000, resendPause: 30_000 },
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
        const { before, took } = lapOf(driver, topOf(snapshot))
        return snapshot.matches('possible') ? before === 'pausing' && took === 30_000 : before !== 'pausing'
      },
    },
    {
      name: 'a mail that could not be sent is said after 20 seconds at the latest, and may be asked for at once',
      when: (snapshot) => snapshot.matches('failed'),
      holds: (snapshot, driver) =>
        [0, 20_000].includes(lapOf(driver, 'failed').took) && snapshot.can({ type: 'RESEND' }),
    },
    {
      name: 'F-02 half a minute after a mail, and at once where one failed, another can be asked for',
      holds: (snapshot, { clock, events }) => {
        const mail = mailAfter(events)
        const { isPossible, isBusy, hasFailed } = connectCodeMail(snapshot)
        return (
          clock.due() === WAITS[mail] &&
          isBusy === (mail === 'asked') &&
          hasFailed === (mail === 'failed') &&
          isPossible === (mail === 'due' || mail === 'failed') &&
          snapshot.can({ type: 'RESEND' }) === isPossible
        )
      },
    },
    {
      name: 'it says that another mail is on its way from when it was sent until a code is tried or the next is asked for',
      holds: (snapshot, { events }) =>
        connectCodeMail(snapshot).hasResent ===
        events.reduce(
          (has, { type, output }) => (/RESEND|TRIED/.test(type) ? false : has || output?.ok === true),
          false,
        ),
    },
    {
      name: 'its form is told of every mail that was sent, once',
      holds: (_, { told, events }) =>
        told.every(({ type }) => type === 'CODE.RESENT') &&
        told.length === events.filter(({ output }) => output?.ok === true).length,
    },
    {
      name: 'whatever failed was written to the log',
      when: (snapshot) => snapshot.matches('failed'),
      holds: (_, { effects }) => effects.at(-1)?.type === 'logFailure',
    },
  ],
}
