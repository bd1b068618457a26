import { fromPromise } from 'xstate'
import { topBannerMachine } from './top-banner.machine'
import { storeDismissal } from './top-banner.storage'

export const liveTopBannerMachine = topBannerMachine.provide({
  actors: {
    rememberDismissal: fromPromise(async () => {
      if (!storeDismissal()) throw new Error('this browser keeps no storage')
    }),
  },
})
