import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { finderMachine } from './finder.machine'

export const liveFinderMachine = finderMachine.provide({
  actors: { openKit: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)) },
  actions: { logFailure: () => logFailure('finder.kit-unopened') },
})
