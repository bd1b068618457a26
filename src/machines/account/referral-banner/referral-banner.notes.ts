import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { referralBannerMachine } from './referral-banner.machine'

const held = z.strictObject({
  status: z.enum(['active', 'cancelled', 'over']),
  createdAt: z.string(),
  childName: z.string().meta({ personal: true }).nullable(),
})
const input = z.strictObject({
  as: z.string().meta({ personal: true }).nullable(),
  page: z.enum(['home', 'playKits', 'readingClub']),
  isBfcm: z.boolean(),
})

export const referralBannerNotes: Notes<typeof referralBannerMachine> = {
  id: 'referralBanner',
  title: 'Referral banner',
  sentence: 'Puts at the end of a page of the account the banner that fits what this person has.',
  route: '/account',
  happyPath: ['loading', 'active'],
  states: {
    loading: { title: 'Nothing is there yet', rules: ['A-207'] },
    active: { title: 'The banner for who has a subscription', rules: ['A-204', 'A-248'] },
    cancelled: { title: 'The banner for who has cancelled', rules: ['A-205', 'A-248'] },
    none: { title: 'The banner for who has no subscription', rules: ['A-206', 'A-248'] },
    failing: { title: 'What this person has is not known, and that is logged', rules: ['A-209'] },
    hidden: { title: 'No referral banner', rules: ['A-207', 'A-209'] },
  },
  events: {
    LOADED: 'has a page that has read what there is',
    FAIL: 'has a page that could not read what there is',
  },
  guards: {
    hasActive: 'one of the subscriptions runs',
    hasCancelled: 'none runs, and one was cancelled',
  },
  actions: {
    keepActive: 'remember the one of them that was made last',
    keepCancelled: 'remember the cancelled one that was made last',
    forgetLatest: 'remember no subscription',
    logFailure: 'write to the log that there are no referral banners',
  },
  delays: { patience: '9 seconds' },
  actors: { subscriptions: 'what the page has read, now and each time it is asked again' },
  schemas: {
    input,
    context: input.extend({ latest: held.nullable() }),
    events: { LOADED: eventSchema('LOADED', { held: z.array(held) }), FAIL: eventSchema('FAIL') },
  },
}
