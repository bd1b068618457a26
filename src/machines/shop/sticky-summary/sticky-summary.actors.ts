import { fromCallback } from 'xstate'
import { watchVisible } from '~/services/browser/visible'
import { stickySummaryMachine } from './sticky-summary.machine'

export const liveStickySummaryMachine = stickySummaryMachine.provide({
  actors: {
    marker: fromCallback<{ type: 'NOTHING' }, { id: string }>(({ input, sendBack }) =>
      watchVisible(input.id, (isVisible) => sendBack({ type: 'MARKER', isVisible })),
    ),
  },
})
