import { fromCallback, fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { ownerOfDocument, readAnew, watchAccount } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import type { ReadingClubAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { readingClubQuery } from '~/services/flows/reading-club/reading-club.query'
import { liveUnpauseMachine } from '../unpause/unpause.actors'
import { ercScheduleMachine } from './erc-schedule.machine'

/** The club over its server function; asked again when the page is looked at again and when another tab says so. */
export const liveErcScheduleMachine = ercScheduleMachine.provide({
  actors: {
    unpause: liveUnpauseMachine,
    getReadingClub: fromPromise<ReadingClubAnswer, { as: string }>(({ input, signal }) =>
      readAnew(readingClubQuery(input.as), signal).then(({ club }) => club),
    ),
    changes: fromCallback(({ sendBack }) =>
      watchAccount(readingClubQuery(ownerOfDocument()), () => sendBack({ type: 'REFRESH' })),
    ),
  },
  actions: {
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.reading-club-failed'),
  },
})
