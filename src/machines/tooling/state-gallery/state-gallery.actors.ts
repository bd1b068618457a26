import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { openSized } from '~/services/browser/sized-window'
import { askFaultPanel } from '~/services/flows/fault-panel/fault-panel.functions'
import type { Need } from '~/services/flows/machines/needs.rules'
import { type Opened, stateGalleryMachine } from './state-gallery.machine'

export const liveStateGalleryMachine = stateGalleryMachine.provide({
  actors: {
    arrange: fromPromise<boolean, { key: string; task: Need | null }>(async ({ input: { key, task }, signal }) => {
      const answer = task && (await askFaultPanel({ data: { key, task }, signal }))
      return answer?.isDone === true
    }),
  },
  actions: {
    openWindow: (_, page) => page && void show(page),
    logFailure: () => logFailure('state-gallery.failed'),
  },
})

const show = ({ href, size }: Opened) => (size === 'here' ? openPage(href) : openSized(href, size))
