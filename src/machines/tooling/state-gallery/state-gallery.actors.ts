import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { openSized } from '~/services/browser/sized-window'
import { askFaultPanel } from '~/services/flows/fault-panel/fault-panel.functions'
import { stateGalleryMachine } from './state-gallery.machine'

export const liveStateGalleryMachine = stateGalleryMachine.provide({
  actors: {
    signInPersona: fromPromise<boolean, { key: string; persona: string }>(async ({ input, signal }) => {
      const { key, persona } = input
      const answer = await askFaultPanel({ data: { key, task: { kind: 'signIn', persona } }, signal })
      return answer?.isDone === true
    }),
  },
  actions: {
    openWindow: (_, { href, size }) => openSized(href, size),
    logFailure: () => logFailure('state-gallery.failed'),
  },
})
