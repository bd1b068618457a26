import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { BOX_CHANGE_KINDS, BOX_REFUSALS } from '~/services/domain/changes/box-change'
import { ADVANCES, CANCEL_REASONS, CHANGE_KINDS, CHANGE_REFUSALS } from '~/services/domain/changes/change'
import { LANGUAGES } from '~/services/domain/locale'
import type { confirmActionMachine } from './confirm-action.machine'

const uuid = z.string().meta({ personal: true })
const input = {
  ...{ as: uuid, subscription: uuid, childUuid: uuid.nullable(), item: uuid.nullable() },
  kind: z.enum([...CHANGE_KINDS, ...BOX_CHANGE_KINDS]),
  current: z.enum(LANGUAGES),
  advance: z.number(),
  advances: z.array(z.literal(ADVANCES)),
  options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()), now: z.string().nullable() })),
  from: z.string().nullable(),
  obstacle: z
    .enum([...CHANGE_REFUSALS, ...BOX_REFUSALS, 'done'])
    .exclude(['notFound'])
    .nullable(),
}

export const confirmActionNotes: Notes<typeof confirmActionMachine> = {
  id: 'confirmAction',
  title: 'A change of the subscription',
  sentence:
    'Says what skipping, pausing, cancelling, starting again, paying ahead, books, another language, another choice, going on after a gift or another birth date would change, and changes it once that is confirmed.',
  route: '/account/{user}/account-settings/cancel/{subscription}',
  happyPath: ['starting', 'reviewing.quiet', 'confirming', 'done'],
  states: {
    starting: { title: 'Looking whether it can be changed', decided: 'E-56' },
    reviewing: { title: 'What it would change is shown', decided: 'E-56' },
    'reviewing.quiet': { title: 'Nothing is complained about', decided: 'E-56' },
    'reviewing.failed': { title: 'It came to nothing, and can be sent again', rules: ['A-284'] },
    confirming: {
      title: 'On its way to the subscription',
      rules: ['A-028', 'A-029', 'A-030', 'A-031', 'A-032', 'A-033', 'A-034', 'A-035', 'A-036', 'A-061', 'A-064'],
    },
    failing: { title: 'It came to nothing, and is logged', rules: ['A-284'] },
    done: { title: 'It is changed', decided: 'E-56', stays: 'the browser leaves for the schedule' },
    impossible: { title: 'It cannot be changed, and why', decided: 'E-56', stays: 'the way back is a link' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    CHOOSE: 'chooses a reason, a language, a number of kits or what comes in one',
    WRITE: 'writes what it is',
    CONFIRM: 'presses the button that says what it does',
  },
  guards: {
    isImpossible: 'something is in the way of it',
    isOffered: 'that is one of the choices',
    isAsked: 'the reason is something else',
    isComplete: 'nothing is left to choose',
    isOk: 'the subscription took it',
    isRefused: 'the subscription says that it cannot be',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepChoice: 'keep the choice',
    keepNote: 'keep what is written',
    keepObstacle: 'keep why not',
    tellOtherTabs: 'tell the other tabs that the schedule has changed',
    goToSchedule: 'go to the schedule or the reading club, which says what has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { changeSubscription: 'our server: has the subscription changed' },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({
      ...input,
      reason: z.enum(CANCEL_REASONS).nullable(),
      note: z.string().meta({ personal: true }),
      language: z.enum(LANGUAGES).nullable(),
      kits: z.literal(ADVANCES).nullable(),
      picked: z.record(z.string(), z.string()),
    }),
    events: {
      CHOOSE: eventSchema('CHOOSE', { choice: z.string() }),
      WRITE: eventSchema('WRITE', { note: z.string().meta({ personal: true }) }),
      CONFIRM: eventSchema('CONFIRM'),
    },
  },
}
