import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { announcerMachine } from './announcer.machine'

export const announcerNotes: Notes<typeof announcerMachine> = {
  id: 'announcer',
  title: 'Announcer',
  sentence: 'Tells people who use a screen reader what just happened, such as "Looker added to cart".',
  route: 'every page',
  states: {
    idle: { title: 'Nothing to say', rules: ['S-247'] },
    announcing: { title: 'Something is being said', rules: ['S-246', 'S-247'] },
  },
  events: { ANNOUNCE: 'does something worth saying aloud' },
  guards: {},
  actions: { keepText: 'take the new words', dropText: 'take the words away' },
  delays: { presence: '1 second, then the words are removed' },
  actors: {},
  schemas: {
    input: z.undefined(),
    context: z.strictObject({ text: z.string() }),
    events: { ANNOUNCE: eventSchema('ANNOUNCE', { text: z.string().min(1) }) },
  },
}
