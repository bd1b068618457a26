import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { shipDateEditMachine } from './ship-date-edit.machine'

const uuid = z.string().meta({ personal: true })
const standing = {
  ...{ as: uuid, childUuid: uuid, subscription: uuid, item: uuid },
  current: CivilDate,
  planned: CivilDate,
  window: z.strictObject({ from: CivilDate, until: CivilDate }).nullable(),
}

export const shipDateEditNotes: Notes<typeof shipDateEditMachine> = {
  id: 'shipDateEdit',
  title: 'Day of the next kit',
  sentence: 'Gives the kit that comes next another day within three weeks, and says it is saved only when it is.',
  route: '/account/{user}/subscriptions/{subscription}/edit-ship-date/{item}',
  happyPath: ['starting', 'choosing.quiet', 'saving', 'saved'],
  states: {
    starting: { title: 'Looking whether a day can be chosen', decided: 'E-11' },
    choosing: { title: 'A day can be chosen', rules: ['A-027', 'A-214'] },
    'choosing.quiet': { title: 'Nothing is complained about', rules: ['A-214'] },
    'choosing.notSaved': { title: 'The day is still the old one', rules: ['A-217', 'A-291'] },
    saving: { title: 'On its way to the subscription', rules: ['A-216'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-217'] },
    checking: { title: 'Asking which day counts now', rules: ['A-217'] },
    saved: {
      title: 'The new day counts',
      rules: ['A-216'],
      stays: 'the browser leaves for the schedule',
    },
    tooLate: { title: 'No day is left to choose', decided: 'E-11', stays: 'the way back is a link' },
    cancelled: { title: 'Its subscription was cancelled meanwhile', rules: ['A-035'], stays: 'the way back is a link' },
    skipped: { title: 'It was skipped meanwhile', rules: ['A-034'], stays: 'the way back is a link' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { PICK: 'chooses a day', SAVE: 'presses “Move it”' },
  guards: {
    isClosed: 'no day is left',
    isOffered: 'that day is within three weeks of the planned one, and not before tomorrow',
    isChanged: 'a day is chosen other than the one that counts',
    isMoved: 'the subscription took it',
    isSaved: 'the subscription has the chosen day',
    isGone: 'the kit’s day cannot be changed any more',
    isNotComing: 'the kit does not come, and it is known why',
    isOk: 'the shop has answered',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepPicked: 'keep the chosen day',
    keepStanding: 'keep what the subscription says',
    closeWindow: 'offer no day any more',
    tellOtherTabs: 'tell the other tabs that the schedule has changed',
    goToSchedule: 'go to the schedule, which says what has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    updateInstallment: '/api/update-installment: takes the day',
    getShipDate: 'our server: the kit as the subscription has it',
  },
  schemas: {
    input: z.strictObject({ ...standing, asked: CivilDate.nullable() }),
    context: z.strictObject({ ...standing, days: z.array(CivilDate), picked: CivilDate.nullable() }),
    events: { PICK: eventSchema('PICK', { date: z.string() }), SAVE: eventSchema('SAVE') },
  },
}
