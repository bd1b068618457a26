import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { goToReadingClub } from '~/services/browser/reading-club'
import { logFailure } from '~/services/browser/report'
import type { PauseReleaseAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { releasePause } from '~/services/flows/reading-club/reading-club.functions'
import { unpauseMachine } from './unpause.machine'

/** the pause ends over our server function. */
export const liveUnpauseMachine = unpauseMachine.provide({
  actors: {
    releasePause: fromPromise<PauseReleaseAnswer, { as: string; id: string | null }>(({ input: { as, id }, signal }) =>
      releasePause({ data: { as, id: id ?? '' }, signal }),
    ),
  },
  actions: {
    tellOtherTabs: () => tellAccountChanged(),
    goToReadingClub: (_, where) => goToReadingClub(where),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.unpause-failed'),
  },
})
