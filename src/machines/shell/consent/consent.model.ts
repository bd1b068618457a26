import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectConsent } from './consent.connect'
import { consentMachine } from './consent.machine'

const ANSWERS: Record<string, readonly string[]> = {
  ACCEPT: ['statistics', 'marketing'],
  REFUSE: [],
  CHOOSE: ['statistics'],
  REMEMBERED: ['marketing'],
}
type Stored = { stored: readonly string[] | null }

/** What the visitor has said last, on this visit or before it; null: nothing. */
function answerOf({ input, events }: Driver): readonly string[] | null {
  const last = events.findLast(({ type }) => type in ANSWERS)
  // the driver takes any input; this model's is the machine's
  return (last ? ANSWERS[last.type] : (input as Stored).stored) ?? null
}

const STATES = ['refused', 'chosen', 'accepted'] as const

export const consentModel: Model<typeof consentMachine> = {
  machine: consentMachine,
  input: { stored: null },
  inputs: [{ stored: [] }, { stored: ['statistics', 'marketing'] }, { stored: ['marketing'] }],
  key: (context) => context,
  cases: {
    ACCEPT: [{ type: 'ACCEPT' }],
    REFUSE: [{ type: 'REFUSE' }],
    CHOOSE: [{ type: 'CHOOSE', kinds: ['statistics'] }],
    REMEMBERED: [{ type: 'REMEMBERED', kinds: ['marketing'] }],
    REOPEN: [{ type: 'REOPEN' }],
  },
  outcomes: { storeConsent: [{ output: undefined }, { error: new Error('no cookies') }] },
  invariants: [
    {
      name: 'exactly what was answered last is allowed, and nothing before',
      holds: (snapshot, driver) => {
        const answer = answerOf(driver)
        const isKept = JSON.stringify(snapshot.context.kinds) === JSON.stringify(answer)
        const state = STATES[answer?.length ?? 0]
        return isKept && (!snapshot.matches('answered') || (answer !== null && snapshot.matches({ answered: state })))
      },
    },
    {
      name: 'the question stands exactly until it is answered, and again when it is opened again',
      holds: (snapshot, { input, events }) => {
        const last = events.at(-1)?.type ?? (JSON.stringify(input) === '{"stored":null}' ? 'REOPEN' : 'REMEMBERED')
        return connectConsent(snapshot).isAsking === (last === 'REOPEN')
      },
    },
    {
      name: 'what is stored is what was answered',
      when: (snapshot) => snapshot.matches('storing'),
      holds: (_, driver) => {
        const kinds = answerOf(driver)
        return JSON.stringify(driver.calls.at(-1)?.input) === JSON.stringify({ kinds })
      },
    },
    {
      name: 'a browser that keeps no cookies is logged each time it could not',
      holds: (_, { events, effects }) =>
        effects.filter(({ type }) => type === 'logFailure').length ===
        events.filter(({ type }) => type === 'xstate.error.actor.storeConsent').length,
    },
  ],
}
