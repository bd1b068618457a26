import type { Model } from '~/machines/proving/model'
import { announcerMachine } from './announcer.machine'

export const announcerModel: Model<typeof announcerMachine> = {
  machine: announcerMachine,
  input: undefined,
  key: (context) => context,
  cases: { ANNOUNCE: ['Looker added to cart', 'Charmer added to cart'].map((text) => ({ type: 'ANNOUNCE', text })) },
  outcomes: {},
  delays: { presence: 1000 },
  invariants: [
    {
      name: 'what is said are the newest words, and nothing once they are taken away',
      holds: ({ context }, { events }) => {
        const last = events.at(-1)
        return context.text === (last?.type === 'ANNOUNCE' ? last.text : '')
      },
    },
    {
      name: 'S-247 words stay for one second',
      holds: (_, { clock, events }) => clock.due() === (events.at(-1)?.type === 'ANNOUNCE' ? 1000 : null),
    },
  ],
}
