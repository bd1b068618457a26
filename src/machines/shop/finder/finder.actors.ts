import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { carryBirthDate } from '../../subscription/child-info/child-info.storage'
import { finderMachine } from './finder.machine'

export const liveFinderMachine = finderMachine.provide({
  actors: { openKit: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)) },
  actions: {
    // where the browser keeps nothing, it is asked once more
    carryDate: (_, date) => carryBirthDate(date),
    logFailure: () => logFailure('finder.kit-unopened'),
  },
})
