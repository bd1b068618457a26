import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { BOX_CHANGE_KINDS } from '~/services/domain/changes/box-change'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Money } from '~/services/domain/money/money.contract'
import { READING_PAGES } from '~/services/domain/subscriptions/reading.rules'
import { BILLING_ERRORS } from '~/services/domain/subscriptions/schedule.rules'
import { INSTALLMENT_STATUSES, PROCESS_STATUSES } from '~/services/domain/subscriptions/vocabulary'
import type { ercScheduleMachine } from './erc-schedule.machine'

const uuid = z.string().meta({ personal: true })
const text = z.string().meta({ personal: true })

const box = z.strictObject({
  id: uuid,
  number: z.number().int().nullable(),
  date: CivilDate,
  status: z.enum(INSTALLMENT_STATUSES),
  process: z.enum(PROCESS_STATUSES),
  unpaid: z.enum(BILLING_ERRORS).nullable(),
  turn: z.enum(BOX_CHANGE_KINDS).extract(['skipBox', 'keepBox']).nullable(),
})
const subscription = z.strictObject({
  id: uuid,
  page: z.enum(READING_PAGES),
  handle: z.string(),
  price: Money.nullable(),
  payment: text.nullable(),
  to: text.nullable(),
  addressUuid: text.nullable(),
  come: z.number().int(),
  owed: z.strictObject({ boxes: z.number().int(), sum: Money.nullable() }).nullable(),
  current: box.nullable(),
  underWay: z.array(box),
  next: box.nullable(),
  upcoming: z.array(box),
  others: z.array(box.pick({ id: true, date: true })),
  resumesOn: CivilDate.nullable(),
  can: z.strictObject({ pause: z.boolean(), cancel: z.boolean(), reactivate: z.boolean() }),
})
const club = z.strictObject({ today: CivilDate, subscriptions: z.array(subscription) })
const known = z.strictObject({ as: uuid, club: club.nullable(), selected: uuid.nullable() })

export const ercScheduleNotes: Notes<typeof ercScheduleMachine> = {
  id: 'ercSchedule',
  title: 'Early Reader Club',
  sentence: 'Shows for each subscription which box is here, which one is next and what comes after it.',
  route: '/account/early-reader-club',
  ownPage: '/account/early-reader-club',
  happyPath: ['starting', 'shown', 'asking', 'shown'],
  states: {
    starting: { title: 'Looking what the page was made with', rules: ['F-51'] },
    shown: {
      title: 'The page of a subscription: none, cancelled, paused, processing, or boxes here and on their way',
      rules: ['A-049', 'A-052', 'A-053', 'A-054', 'A-055', 'A-056', 'A-057'],
      decided: 'E-52',
    },
    asking: { title: 'Asking again; what is known stays', rules: ['F-51', 'A-283'] },
    failing: { title: 'It came to nothing', rules: ['A-005'] },
    stale: { title: 'Shown as it was, and says so', rules: ['F-51'] },
    failed: { title: 'Not found out', rules: ['A-005', 'A-284'] },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  transitions: {
    'ercSchedule::SELECT::0': { rules: ['A-050', 'A-051'] },
    'ercSchedule::EXPAND::0': { rules: ['A-058', 'A-292'] },
    'ercSchedule::HIDE::0': { rules: ['A-058'], decided: 'E-54' },
    'ercSchedule::UNPAUSE::0': { rules: ['A-059', 'A-066'], decided: 'E-51' },
  },
  events: {
    SELECT: 'chooses another item',
    REFRESH: 'comes back to the page, presses "Try again", or has changed something in another tab',
    EXPAND: 'presses "Show more boxes"',
    HIDE: 'presses "Show fewer boxes"',
    UNPAUSE: 'presses "Unpause"',
  },
  guards: {
    isKnown: 'the club is known',
    isActive: 'boxes are on their way in this subscription',
    isPaused: 'this subscription is paused, and pauses are shown',
    isOtherSubscription: 'it is another subscription of this account',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepClub: 'show what the shop has answered',
    keepSelected: 'remember the item',
    forgetAll: 'show nothing of this account any more',
    foldList: 'show the first three boxes of this item',
    countList: 'count the boxes anew and leave the list as it is',
    showAll: 'show all boxes',
    hideRest: 'show the first three boxes again',
    clickUnpause: 'ask for the end of the pause',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    expandableList: 'the list of what comes up',
    unpause: 'the end of a pause',
    getReadingClub: 'our server: account, subscriptions and what a box costs, in one answer',
    changes: 'other tabs, and this one when it is looked at again',
  },
  schemas: {
    input: known,
    context: known,
    events: {
      SELECT: eventSchema('SELECT', { id: uuid }),
      REFRESH: eventSchema('REFRESH'),
      EXPAND: eventSchema('EXPAND'),
      HIDE: eventSchema('HIDE'),
      UNPAUSE: eventSchema('UNPAUSE'),
    },
  },
}
