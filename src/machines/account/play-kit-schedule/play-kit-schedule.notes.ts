import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CHANGE_KINDS } from '~/services/domain/changes/change'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Money } from '~/services/domain/money/money.contract'
import { SCHEDULE_PAGES } from '~/services/domain/subscriptions/status.rules'
import { BILLING_STATUSES, PROCESS_STATUSES } from '~/services/domain/subscriptions/vocabulary'
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
  process: z.enum(PROCESS_STATUSES),
  billing: z.enum(BILLING_STATUSES),
  hasBooks: z.boolean(),
  gift: uuid.nullable(),
  charge: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('own'), sum: Money, kits: z.number().int() }),
      z.strictObject({ kind: z.literal('with'), anchor: z.string(), isOpen: z.boolean() }),
    ])
    .nullable(),
  movableIn: uuid.nullable(),
  skipChange: z.enum(['skip', 'keep']).nullable(),
  chosen: z.array(z.string()),
  canChoose: z.boolean(),
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
const KINDS = ['inactive', 'inactive_gifted', 'gifted', 'prepaid', 'repuf', 'pay-per-kit'] as const
const plan = z.strictObject({
  key: uuid,
  kind: z.enum(KINDS),
  paying: z.strictObject({
    kind: z.enum([...KINDS, 'together', 'ahead', 'aheadAlone', 'goesOn']),
    kits: z.number().int(),
  }),
  since: CivilDate,
  laidOutFor: CivilDate.nullable().meta({ personal: true }),
  sent: z.number().int(),
  count: z.number().int(),
  language: z.enum(LANGUAGES),
  hasBooks: z.boolean(),
  isEnding: z.boolean(),
  offers: z.array(z.enum(CHANGE_KINDS).exclude(['skip', 'keep', 'customize'])),
  to: text.nullable(),
  addressUuid: text.nullable(),
})
const child = z.strictObject({
  uuid,
  name: text,
  ageMonths,
  page: z.enum(SCHEDULE_PAGES),
  isDefault: z.boolean(),
  current: group.nullable(),
  underWay: z.array(group),
  owed: z.strictObject({ sum: Money, kits: z.number().int() }).nullable(),
  next: z.array(group),
  upcoming: z.array(group),
  total: Money.nullable(),
  plan: plan.nullable(),
  gifts: z.array(plan),
  nextKit: z.string().nullable(),
})
const schedule = z.strictObject({ today: CivilDate, children: z.array(child) })

export const playKitScheduleNotes: Notes<typeof playKitScheduleMachine> = {
  id: 'playKitSchedule',
  title: 'Schedule of Play Kits',
  sentence: 'Shows for each child which kit is here, what the next order holds and what comes after it.',
  route: '/account/subscriptions',
  ownPage: '/account/subscriptions',
  states: {
    starting: { title: 'Looking what the page was made with', rules: ['F-50'] },
    shown: {
      title: 'The page of a child: no subscription, cancelled, used up, complete, or kits here and on their way',
      rules: ['A-013', 'A-017', 'A-018', 'A-019', 'A-020', 'A-021', 'A-022', 'A-023'],
      decided: 'E-108',
    },
    asking: { title: 'Asking again; what is known stays', rules: ['F-50', 'A-283'] },
    failing: { title: 'It came to nothing', rules: ['A-005'] },
    stale: { title: 'Shown as it was, and says so', rules: ['F-50'] },
    failed: { title: 'Not found out', rules: ['A-005', 'A-284'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  transitions: {
    'playKitSchedule::SELECT_CHILD::0': { rules: ['A-014', 'A-015'] },
    'playKitSchedule::EXPAND::0': { rules: ['A-024', 'A-292'] },
  },
  events: {
    SELECT_CHILD: 'chooses another child',
    REFRESH: 'comes back to the page, presses "Try again", or has changed something in another tab',
    EXPAND: 'presses "Show more kits"',
  },
  guards: {
    isKnown: 'the schedule is known',
    isActive: 'kits are on their way to this child',
    isOtherChild: 'it is another child of this account',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepSchedule: 'show what the shop has answered',
    keepChild: 'remember the child',
    keepTold: 'remember which statuses were reported',
    forgetAll: 'show nothing of this account any more',
    foldList: 'show the first three kits of this child',
    countList: 'count the kits anew and leave the list as it is',
    showAll: 'show all kits, for good',
    reportUnlisted: 'write a status that the account has no words for to the log, once',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    expandableList: 'the list of what comes up',
    getSchedule: 'our server: account, subscriptions and the draft of the next order, in one answer',
    changes: 'other tabs, and this one when it is looked at again',
  },
  schemas: {
    input: z.strictObject({ as: uuid, schedule: schedule.nullable(), childUuid: uuid.nullable() }),
    context: z.strictObject({
      as: uuid,
      schedule: schedule.nullable(),
      childUuid: uuid.nullable(),
      told: z.array(z.enum(BILLING_STATUSES)),
    }),
    events: {
      SELECT_CHILD: eventSchema('SELECT_CHILD', { uuid }),
      REFRESH: eventSchema('REFRESH'),
      EXPAND: eventSchema('EXPAND'),
    },
  },
}
