import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { accountHomeMachine } from './account-home.machine'

const href = z.string().meta({ personal: true }).nullable()
const facts = z.strictObject({
  counts: SubscriptionCounts,
  hasReadingClub: z.boolean(),
  hasSkillSets: z.boolean(),
  hasCourses: z.boolean(),
  orderHistoryHref: href,
})
const context = z.strictObject({ as: z.string().meta({ personal: true }), facts: facts.nullable() })

export const accountHomeNotes: Notes<typeof accountHomeMachine> = {
  id: 'accountHome',
  title: 'Account home',
  sentence: 'Shows a tile for each thing that this person has.',
  route: '/account',
  states: {
    starting: { title: 'Looking what the page was made with', rules: ['F-59'] },
    loading: { title: 'On its way', rules: ['A-283', 'F-59'] },
    ready: { title: 'The tiles', rules: ['A-133', 'A-134'], stays: 'its tiles are links' },
    failing: { title: 'It came to nothing', rules: ['A-005'] },
    failed: { title: 'A list of what went wrong', rules: ['A-005', 'A-284'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { RETRY: 'presses "Try again"' },
  guards: {
    isKnown: 'the page knows what this person has',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepFacts: 'keep what this person has',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { getAccountHome: 'our server: what this person has, in one answer' },
  schemas: { input: context, context, events: { RETRY: eventSchema('RETRY') } },
}
