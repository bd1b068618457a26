import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { topBannerMachine } from './top-banner.machine'

export const topBannerNotes: Notes<typeof topBannerMachine> = {
  id: 'topBanner',
  title: 'Top banner',
  sentence: 'Shows a message above the header until the visitor puts it away for good.',
  route: 'every page',
  states: {
    open: { title: 'Shown above the header', rules: ['S-042', 'S-046', 'S-411'] },
    dismissing: { title: 'Out of sight, the browser is told to remember', decided: 'E-43' },
    dismissed: { title: 'Put away', rules: ['S-207'] },
  },
  events: {
    DISMISS: 'puts the banner away',
    REMEMBERED: 'comes back after having put it away earlier',
  },
  guards: {},
  actions: {},
  delays: { patience: '5 seconds' },
  actors: { rememberDismissal: 'the browser: remembers that the banner was put away' },
  schemas: {
    input: z.undefined(),
    context: z.strictObject({}),
    events: { DISMISS: eventSchema('DISMISS'), REMEMBERED: eventSchema('REMEMBERED') },
  },
}
