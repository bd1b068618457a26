import { setup } from 'xstate'
import { unprovided } from '../../runtime/parts'

/** The message above the header. Once put away it stays away in this browser. */
export const topBannerMachine = setup({
  types: {
    context: {} as object,
    events: {} as { type: 'DISMISS' } | { type: 'REMEMBERED' },
  },
  actors: {
    rememberDismissal: unprovided<void>('rememberDismissal'),
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'topBanner',
  context: {},
  initial: 'open',
  states: {
    open: { on: { DISMISS: 'dismissing', REMEMBERED: 'dismissed' } },
    // already hidden; a browser that cannot remember shows it again on the next visit
    dismissing: {
      invoke: { id: 'rememberDismissal', src: 'rememberDismissal', onDone: 'dismissed', onError: 'dismissed' },
      after: { patience: 'dismissed' },
    },
    dismissed: { type: 'final' },
  },
  options: { maxIterations: 1000 },
})
