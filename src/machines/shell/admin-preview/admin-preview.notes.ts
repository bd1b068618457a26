import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { adminPreviewMachine } from './admin-preview.machine'

const personal = z.string().meta({ personal: true })
const preview = z.strictObject({ email: personal, secondsLeft: z.number().int().nonnegative() }).nullable()
const token = personal.nullable()

export const adminPreviewNotes: Notes<typeof adminPreviewMachine> = {
  id: 'adminPreview',
  title: 'Preview of a customer’s account',
  sentence: 'Lets an admin see an account as its customer does, for a quarter of an hour and without changing it.',
  route: 'every page',
  happyPath: ['starting', 'entering', 'entered'],
  states: {
    starting: { title: 'Looking whether there is a preview, or the code for one', rules: ['A-211', 'A-281'] },
    inactive: { title: 'No preview', rules: ['A-003'] },
    entering: { title: 'The code is exchanged for a preview', rules: ['A-211', 'A-281'] },
    enteringFailing: { title: 'Nobody answered, and that is logged', decided: 'E-84' },
    unreachable: { title: 'It can be tried again', decided: 'E-84' },
    refused: { title: 'The code opens nothing', decided: 'E-84' },
    entered: { title: 'The account opens', decided: 'E-84', stays: 'the browser leaves for the account' },
    active: { title: 'The customer’s account, with the banner', rules: ['A-003', 'A-008', 'A-210'] },
    'active.time': { title: 'How long it lasts', decided: 'E-84' },
    'active.time.passing': { title: 'A minute passes', decided: 'E-84' },
    'active.closing': { title: 'The button “Close Preview”', rules: ['A-210'] },
    'active.closing.idle': { title: 'It can be closed', rules: ['A-008', 'A-210'] },
    'active.closing.asking': { title: 'It is being closed', rules: ['A-008'] },
    'active.closing.failing': { title: 'Nobody answered, and that is logged', decided: 'E-65' },
    'active.closing.failed': { title: 'It is still open, and it says so', decided: 'E-65' },
    over: { title: 'The quarter of an hour is over', decided: 'E-84' },
    left: { title: 'Closed, here or in another tab', decided: 'E-63', stays: 'the browser leaves for another page' },
  },
  events: {
    CLOSE: 'presses “Close Preview”',
    RETRY: 'tries to enter again',
    'WRITE.REFUSED': 'wanted to change something, and the server said no',
    'OTHER_TAB.CHANGED': 'entered or closed a preview in another tab',
  },
  guards: {
    isActive: 'the server shows a customer’s account',
    hasToken: 'the address has a code, and an admin has opened it',
    isEntered: 'the code was good',
  },
  actions: {
    forgetToken: 'forget the code',
    countDown: 'count one minute less',
    noteRefusal: 'say that nothing can be changed',
    tellOtherTabs: 'tell the other tabs',
    openAccount: 'go to the account, without the code in the address',
    openCustomers: 'go back to the customers',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds', minute: 'a minute', lifetime: 'what is left of the 15 minutes' },
  actors: {
    enterPreview: '/api/admin-preview: exchanges the code, once',
    closePreview: '/api/close-admin-preview: ends the preview',
    watchWrites: 'the browser: notices when the server has refused a change',
    otherTabs: 'the other tabs of this browser',
  },
  schemas: {
    input: z.strictObject({ token, preview }),
    context: z.strictObject({ token, preview, minutesLeft: z.number().int(), wasRefused: z.boolean() }),
    events: {
      CLOSE: eventSchema('CLOSE'),
      RETRY: eventSchema('RETRY'),
      'WRITE.REFUSED': eventSchema('WRITE.REFUSED'),
      'OTHER_TAB.CHANGED': eventSchema('OTHER_TAB.CHANGED'),
    },
  },
}
