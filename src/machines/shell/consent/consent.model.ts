import type { Model } from '~/machines/proving/model'
import { connectConsent } from './consent.connect'
import { consentMachine } from './consent.machine'

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
      name: 'nothing is allowed before the first answer',
      when: (snapshot) => !snapshot.context.hasAnswered,
      holds: (snapshot) => !Object.values(connectConsent(snapshot).allows).some((isAllowed) => isAllowed),
    },
    {
      name: 'a refusal allows nothing',
      when: (snapshot) => snapshot.matches('refused'),
      holds: (snapshot) => !Object.values(connectConsent(snapshot).allows).some((isAllowed) => isAllowed),
    },
    {
      name: 'what is stored is what was answered',
      when: (snapshot) => snapshot.matches('storing'),
      holds: (snapshot, { calls }) =>
        JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ kinds: snapshot.context.kinds }),
    },
  ],
}
