import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { openSized } from '~/services/browser/sized-window'
import { askFaultPanel } from '~/services/flows/fault-panel/fault-panel.functions'
import { stateGalleryMachine } from './state-gallery.machine'
import type { Need } from './state-gallery.rules'

export const liveStateGalleryMachine = stateGalleryMachine.provide({
  actors: {
    arrange: fromPromise<boolean, { key: string; task: Need | null }>(async ({ input: { key, task }, signal }) => {
      const answer = task && (await askFaultPanel({ data: { key, task }, signal }))
      return answer?.isDone === true
    }),
  },
  actions: {
    openWindow: (_, { href, size }) => openSized(href, size),
    logFailure: () => logFailure('state-gallery.failed'),
  },
})
