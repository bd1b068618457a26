import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Money } from '~/services/domain/money/money.contract'
import { BILLING_ERRORS } from '~/services/domain/subscriptions/schedule.rules'
import { LEAVING } from '~/services/domain/subscriptions/to-come.rules'
import { PROCESS_STATUSES } from '~/services/domain/subscriptions/vocabulary'
import { Band } from '~/services/flows/content/parts.contract'
import { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { accountHomeMachine } from './account-home.machine'

const band = Band.nullable()
const stop = z.strictObject({ key: z.string(), title: z.string(), band, date: CivilDate, more: z.number().int() })
const heldUp = z.strictObject({
  childUuid: z.string().meta({ personal: true }),
  childName: z.string().meta({ personal: true }),
  problems: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      error: z.enum([...BILLING_ERRORS, 'shipment']),
    }),
  ),
  owed: z.strictObject({ sum: Money, kits: z.number().int() }).nullable(),
})
const nextOrder = heldUp.extend({
  title: z.string(),
  ageRange: z.string(),
  band,
  date: CivilDate,
  count: z.number().int(),
  picture: z.string().nullable(),
  cost: z
    .strictObject({
      sum: Money.nullable(),
      pays: z.number().int().nullable(),
      payment: z.enum(['paid', 'awaiting', 'with', 'other']),
    })
    .nullable(),
  isGift: z.boolean(),
  outdated: z
    .strictObject({ laidOutFor: CivilDate.meta({ personal: true }), href: z.string().meta({ personal: true }) })
    .nullable(),
  here: stop.extend({ process: z.enum(PROCESS_STATUSES) }).nullable(),
  stops: z.array(stop),
})
const href = z.string().meta({ personal: true })
const leaving = z.array(z.strictObject({ title: z.string(), process: z.enum(LEAVING) }))
const ended = z.strictObject({
  kind: z.enum(['giftUsed', 'prepaidUsed', 'complete', 'agedOut', 'cancelled', 'noSubscription']),
  nextKit: z.strictObject({ childUuid: z.string(), title: z.string(), ageRange: z.string() }).nullable(),
  againHref: href.nullable(),
  leaving,
})
const on = z.strictObject({
  childUuid: z.string(),
  childName: z.string().meta({ personal: true }),
  nextKit: z.strictObject({ title: z.string(), ageRange: z.string() }).nullable(),
  againHref: href.nullable(),
  leaving,
})
const order = z.strictObject({
  id: z.string().meta({ personal: true }),
  day: CivilDate,
  state: z.enum(['placed', 'packed', 'shipped', 'mailed', 'withdrawn']),
  titles: z.array(z.string()),
  pictures: z.array(z.string()),
  sum: Money,
  paidBy: z.enum(['given', 'paidAhead']).nullable(),
})
const facts = z.strictObject({
  counts: SubscriptionCounts,
  today: CivilDate,
  next: z.array(nextOrder),
  heldUp: z.array(heldUp),
  ended: ended.nullable(),
  endingCount: z.number().int(),
  on: z.array(on),
  club: z
    .union([
      z.strictObject({ kind: z.literal('next'), date: CivilDate }),
      z.strictObject({
        ...{ kind: z.literal('leaving'), goesOn: z.boolean() },
        ...{ box: z.number().int(), process: z.enum(LEAVING) },
      }),
      z.strictObject({ kind: z.literal('paused') }),
    ])
    .nullable(),
  hasReadingClub: z.boolean(),
  unpaidBoxes: z
    .strictObject({
      boxes: z.array(
        z.strictObject({
          ...{ key: z.string().meta({ personal: true }), item: z.number().int(), box: z.number().int() },
          ...{ error: z.enum(BILLING_ERRORS), isPaused: z.boolean() },
        }),
      ),
      owed: z.strictObject({ boxes: z.number().int(), sum: Money.nullable() }).nullable(),
    })
    .nullable(),
  hasSkillSets: z.boolean(),
  hasCourses: z.boolean(),
  orderHistoryHref: href,
  last: z.strictObject({ order: order.nullable() }).nullable(),
})
const context = z.strictObject({ as: z.string().meta({ personal: true }), facts: facts.nullable() })

export const accountHomeNotes: Notes<typeof accountHomeMachine> = {
  id: 'accountHome',
  title: 'Account home',
  sentence: 'Shows what comes next for each child, and a tile for each other thing that this person has.',
  route: '/account',
  ownPage: '/account',
  states: {
    starting: { title: 'Looking what the page was made with', rules: ['F-59'] },
    loading: { title: 'Asking again; what is known stays', rules: ['A-283', 'F-59'] },
    ready: { title: 'The tiles', rules: ['A-133', 'A-134'], stays: 'its tiles are links' },
    failing: { title: 'It came to nothing', rules: ['A-005'] },
    stale: { title: 'Shown as it was, and says so', rules: ['F-59'] },
    failed: { title: 'A list of what went wrong', rules: ['A-005', 'A-284'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { REFRESH: 'comes back to the page, presses "Try again", or has changed something in another tab' },
  guards: {
    isKnown: 'the page knows what this person has',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepFacts: 'keep what this person has',
    forgetAll: 'keep nothing of this person',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    getAccountHome: 'our server: what this person has, in one answer',
    changes: 'other tabs, and this one when it is looked at again',
  },
  schemas: { input: context, context, events: { REFRESH: eventSchema('REFRESH') } },
}
