import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Money } from '~/services/domain/money/money.contract'
import { BillingStatus, ProcessStatus } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { playKitScheduleMachine } from './play-kit-schedule.machine'

const uuid = z.string().meta({ personal: true })
const text = z.string().meta({ personal: true })
const ageMonths = z.number().int().nullable().meta({ personal: true })

const kit = z.strictObject({
  uuid,
  anchor: z.string(),
  name: z.string(),
  ageRange: z.string(),
  date: CivilDate,
  process: ProcessStatus,
  billing: BillingStatus,
  hasBooks: z.boolean(),
  errors: z.array(z.enum(['expired', 'declined', 'payment', 'shipment'])),
  pictures: z.strictObject({ open: z.string().nullable(), closed: z.string().nullable() }),
})
const group = z.strictObject({
  key: z.string(),
  isDraft: z.boolean(),
  isBundled: z.boolean(),
  date: CivilDate,
  kits: z.array(kit),
})
const plan = z.strictObject({
  kind: z.enum(['inactive', 'inactive_gifted', 'gifted', 'prepaid', 'repuf', 'pay-per-kit']),
  since: CivilDate,
  sent: z.number().int(),
  count: z.number().int(),
  language: z.enum(LANGUAGES),
  to: text.nullable(),
})
const child = z.strictObject({
  uuid,
  name: text,
  ageMonths,
  page: z.enum(['active', 'agedOut', 'cancelled', 'none']),
  isDefault: z.boolean(),
  current: group.nullable(),
  next: z.array(group),
  upcoming: z.array(group),
  total: Money.nullable(),
  plan: plan.nullable(),
})
const schedule = z.strictObject({ children: z.array(child) })

export const playKitScheduleNotes: Notes<typeof playKitScheduleMachine> = {
  id: 'playKitSchedule',
  title: 'Schedule of Play Kits',
  sentence: 'Shows for each child which kit is here, what the next order holds and what comes after it.',
  route: '/account/subscriptions',
  states: {
    page: { title: 'What the page shows', rules: ['A-013', 'F-50'] },
    'page.sorting': { title: 'Choosing the page of this child', decided: 'E-53' },
    'page.loading': { title: 'The schedule is on its way', rules: ['A-283'] },
    'page.noSubscription': { title: 'No subscription yet', rules: ['A-017'] },
    'page.cancelled': { title: 'Cancelled', rules: ['A-018'] },
    'page.agedOut': { title: 'Subscription complete', rules: ['A-019'] },
    'page.active': { title: 'Kits here and on their way', rules: ['A-020', 'A-021', 'A-022', 'A-023'] },
    'page.failed': { title: 'Not found out', rules: ['A-005', 'A-284'] },
    'page.left': { title: 'Not this person’s page any more', rules: ['A-004'] },
    asking: { title: 'What the shop is asked', rules: ['F-50'] },
    'asking.starting': { title: 'Looking what the page was made with', rules: ['F-50'] },
    'asking.idle': { title: 'Nothing is asked', rules: ['F-50'] },
    'asking.asking': { title: 'Asking again', rules: ['F-50'] },
    'asking.gone': {
      title: 'Nothing is asked any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  transitions: {
    'playKitSchedule.page.active::EXPAND::0': { rules: ['A-024', 'A-292'] },
  },
  events: {
    SELECT_CHILD: 'chooses another child',
    REFRESH: 'comes back to the page, presses "Try again", or has changed something in another tab',
    EXPAND: 'presses "Show more kits"',
    SORT: 'gets to see what the shop has answered',
  },
  guards: {
    isGone: 'this is not that person’s page any more',
    isActive: 'kits are on their way to this child',
    isAgedOut: 'this child has had every kit',
    isCancelled: 'this child’s subscription is cancelled',
    isKnown: 'the schedule is known',
    hasFailed: 'the last question came to nothing',
    isOtherChild: 'it is another child of this account',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepSchedule: 'show what the shop has answered',
    keepChild: 'remember the child',
    noteFailure: 'say that it came to nothing',
    forgetFailure: 'forget that it came to nothing',
    forgetAll: 'show nothing of this account any more',
    sort: 'choose the page anew',
    foldList: 'show the first three kits of this child',
    countList: 'count the kits anew and leave the list as it is',
    showAll: 'show all kits, for good',
    noteUnlisted: 'write a status that the account has no words for to the log, once',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    expandableList: 'the list of what comes up',
    loadSchedule: 'our server: account, subscriptions and the draft of the next order',
    changes: 'other tabs, and this one when it is looked at again',
  },
  schemas: {
    input: z.strictObject({
      as: uuid,
      schedule: schedule.nullable(),
      hasFailed: z.boolean(),
      childUuid: uuid.nullable(),
    }),
    context: z.strictObject({
      as: uuid,
      children: z.array(child),
      childUuid: uuid.nullable(),
      isKnown: z.boolean(),
      hasFailed: z.boolean(),
      isGone: z.boolean(),
    }),
    events: {
      SELECT_CHILD: eventSchema('SELECT_CHILD', { uuid }),
      REFRESH: eventSchema('REFRESH'),
      EXPAND: eventSchema('EXPAND'),
      SORT: eventSchema('SORT'),
    },
  },
}
