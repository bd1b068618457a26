import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectConsent } from './consent.connect'
import { consentMachine } from './consent.machine'

const ANSWERS: Record<string, readonly string[]> = {
  ACCEPT: ['statistics', 'marketing'],
  REFUSE: [],
  CHOOSE: ['statistics'],
}
type Stored = { stored: readonly string[] }

/** What the visitor has said last, on this visit or before it. */
function answerOf({ input, events }: Driver): readonly string[] {
  const last = events.findLast(({ type }) => type in ANSWERS)
  // the driver takes any input; this model's is the machine's
  return ANSWERS[last?.type ?? ''] ?? (input as Stored).stored
}

const STATES = ['refused', 'chosen', 'accepted'] as const

export const consentModel: Model<typeof consentMachine> = {
  machine: consentMachine,
  input: { stored: [] },
  inputs: [{ stored: ['statistics', 'marketing'] }, { stored: ['marketing'] }],
  key: (context) => context,
  cases: {
    ACCEPT: [{ type: 'ACCEPT' }],
    REFUSE: [{ type: 'REFUSE' }],
    CHOOSE: [{ type: 'CHOOSE', kinds: ['statistics'] }],
    REOPEN: [{ type: 'REOPEN' }],
  },
  outcomes: { storeConsent: [{ output: undefined }, { error: new Error('no cookies') }] },
  delays: { patience: 2000 },
  invariants: [
    {
      name: 'exactly what was answered last is allowed, and nothing before',
      holds: (snapshot, driver) => {
        const answer = answerOf(driver)
        const isKept = JSON.stringify(snapshot.context.kinds) === JSON.stringify(answer)
        return isKept && (!snapshot.matches('answered') || snapshot.matches({ answered: STATES[answer.length] }))
      },
    },
    {
      name: 'the question stands exactly from when it is opened until it is answered, and never unbidden',
      holds: (snapshot, { events }) => connectConsent(snapshot).isAsking === (events.at(-1)?.type === 'REOPEN'),
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
      name: 'it is counted as the last answer says, and before it as the stored one does',
      holds: ({ context }, { effects }) =>
        effects.findLast(({ type }) => type === 'count')?.params === context.kinds.includes('statistics'),
    },
    {
      name: 'a browser that does not keep the cookie is logged each time it did not',
      holds: (_, { events, effects }) =>
        effects.filter(({ type }) => type === 'logFailure').length ===
        events.filter(({ type }) => /^xstate\.(error|after)/.test(type)).length,
    },
  ],
}
