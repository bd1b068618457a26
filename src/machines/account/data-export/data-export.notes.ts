import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { dataExportMachine } from './data-export.machine'

const personal = z.string().meta({ personal: true })

export const dataExportNotes: Notes<typeof dataExportMachine> = {
  id: 'dataExport',
  title: 'Downloading what is kept of you',
  sentence: 'Takes the password and brings one file with everything, or says why there is none.',
  route: '/account/settings/privacy',
  happyPath: ['asking.open', 'exporting', 'asking.saved'],
  states: {
    asking: { title: 'Being asked for the password', decided: 'E-101' },
    'asking.open': { title: 'Nothing is complained about', decided: 'E-101' },
    'asking.refused': { title: 'The password is missing, and that is said', decided: 'E-101' },
    'asking.failed': { title: 'There is no file, and it says why', decided: 'E-101' },
    'asking.saved': { title: 'The file is in the downloads, and that is said', decided: 'E-101' },
    exporting: { title: 'Read from every service', decided: 'E-101' },
    failing: { title: 'It came to nothing', decided: 'E-101' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { CHANGE: 'types the password', DOWNLOAD: 'presses “Download my data”' },
  guards: {
    isEmpty: 'no password is typed',
    isOutage: 'no answer came, or not of every service',
    isOk: 'the file has come',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepPassword: 'keep what was typed',
    forgetPassword: 'forget the password',
    keepRefusal: 'remember why not',
    noteFailure: 'treat a missing answer as an outage',
    dropFailure: 'forget why not',
    focusOn: 'put the keyboard on what is wrong, or on what came of it',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write to the log that no answer came',
  },
  delays: { patience: '20 seconds' },
  actors: { exportAccount: 'our server: reads what every service keeps' },
  schemas: {
    input: z.strictObject({ as: personal }),
    context: z.strictObject({
      as: personal,
      password: personal,
      failure: z.enum(['unreachable', 'tooMany', 'wrong']).nullable(),
    }),
    events: { CHANGE: eventSchema('CHANGE', { value: personal }), DOWNLOAD: eventSchema('DOWNLOAD') },
  },
}
