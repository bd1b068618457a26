import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { regionLanguageMachine } from './region-language.machine'

export const liveRegionLanguageMachine = regionLanguageMachine.provide({
  actors: { openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)) },
  actions: { logFailure: () => logFailure('places.page-unopened') },
})
