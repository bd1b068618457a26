import type { Model } from '~/machines/proving/model'
import { announcerMachine } from './announcer.machine'

export const announcerModel: Model<typeof announcerMachine> = {
  machine: announcerMachine,
  input: undefined,
  key: (context) => context,
  cases: { ANNOUNCE: ['Looker added to cart', 'Charmer added to cart'].map((text) => ({ type: 'ANNOUNCE', text })) },
  outcomes: {},
  invariants: [
    {
      name: 'there is a text exactly while something is said',
      holds: (snapshot) => snapshot.matches('announcing') === (snapshot.context.text !== ''),
    },
    {
      name: 'it is removed one second after the last word',
      when: (snapshot) => snapshot.matches('announcing'),
      holds: (_, driver) => driver.clock.pending() === 1,
    },
  ],
}
