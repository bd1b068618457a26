import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectUnpause } from './unpause.connect'
import { unpauseMachine } from './unpause.machine'

const IDS = ['paused', 'another'] as const
const countOf = ({ effects }: Driver, name: string) => effects.filter(({ type }) => type === name).length
const releasedIn = ({ events }: Driver) =>
  events.filter(({ type, output }) => type.startsWith('xstate.done.actor') && output?.ok === true).length
const releases = ({ calls }: Driver) => calls.filter(({ src }) => src === 'releasePause')

export const unpauseModel: Model<typeof unpauseMachine> = {
  machine: unpauseMachine,
  input: { as: 'account' },
  key: ({ id }) => id,
  cases: { CLICK: IDS.map((id) => ({ type: 'CLICK', id })) },
  outcomes: {
    releasePause: ({ context: { id } }) => [
      { output: { ok: true, value: { subscriptionId: id ?? '' } } },
      { output: { ok: true, value: { subscriptionId: 'as answered' } } },
      { output: { ok: false, error: { kind: 'refused', code: 'notPaused' } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { error: new Error('lost') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-066 the page of the club opens, and other tabs are told, once the pause has ended and only then',
      holds: (snapshot, driver) =>
        ['tellOtherTabs', 'goToReadingClub'].every((name) => countOf(driver, name) === releasedIn(driver)) &&
        (!snapshot.matches('navigating') || releasedIn(driver) > 0),
    },
    {
      name: 'A-067 each failure is logged and said under its button, where a click tries again',
      holds: (snapshot) => {
        const { hasFailed, can, isBusy } = connectUnpause(snapshot)
        return hasFailed === snapshot.matches('failed') && (!hasFailed || (can.click && !isBusy))
      },
    },
    {
      name: 'F-52 a click while it is under way asks nothing more',
      when: (snapshot) => snapshot.matches('releasing'),
      holds: (snapshot, driver) => driver.pending.size === 1 && !connectUnpause(snapshot).can.click,
    },
    {
      name: 'A-256 it asks for its own account, and for the subscription that was clicked',
      holds: (_, driver) =>
        releases(driver).every(({ input }) =>
          IDS.some((id) => JSON.stringify(input) === JSON.stringify({ as: 'account', id })),
        ),
    },
  ],
}
