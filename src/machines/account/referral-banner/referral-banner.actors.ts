import { fromCallback } from 'xstate'
import { ownerOfDocument, watchKnown } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import { accountHomeQuery } from '~/services/flows/account-home/account-home.query'
import { readingClubQuery } from '~/services/flows/reading-club/reading-club.query'
import type { ReferralFacts, ReferralPage } from '~/services/flows/referral-banner/referral-banner.contract'
import { scheduleQuery } from '~/services/flows/schedule/schedule.query'
import { type ReferralBannerEvent, referralBannerMachine } from './referral-banner.machine'

const QUERIES = { home: accountHomeQuery, playKits: scheduleQuery, readingClub: readingClubQuery }

const eventOf = (answer: { referral: ReferralFacts } | null): ReferralBannerEvent =>
  answer?.referral.held.ok ? { type: 'LOADED', held: answer.referral.held.value } : { type: 'FAIL' }

/** What the page has read says it: no request of its own. */
export const liveReferralBannerMachine = referralBannerMachine.provide({
  actors: {
    subscriptions: fromCallback<ReferralBannerEvent, { page: ReferralPage }>(({ sendBack, input: { page } }) =>
      watchKnown<{ referral: ReferralFacts }>(QUERIES[page](ownerOfDocument()), (answer) => sendBack(eventOf(answer))),
    ),
  },
  actions: {
    //
    logFailure: () =>
      logFailure('referral.banners-hidden', {
        message: 'Unable to retrieve subscriptions, referral banners not rendered',
      }),
  },
})
