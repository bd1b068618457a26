import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { sessionMachine } from './session.machine'

const person = z
  .strictObject({
    sub: z.string(),
    playchartId: Uuid,
    email: z.email(),
    name: z.string().nullable(),
    groups: z.array(z.enum(['admin', 'editor'])),
  })
  .meta({ personal: true })
const identity = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signedOut') }),
  z.strictObject({ kind: z.literal('claimMissing') }),
  z.strictObject({ kind: z.literal('signedIn'), person }),
])

export const sessionNotes: Notes<typeof sessionMachine> = {
  id: 'session',
  title: 'Session',
  sentence: 'Knows who is signed in, keeps that true across tabs and lost connections, and signs out cleanly.',
  route: 'every page',
  happyPath: [
    'judging',
    'signedIn.fresh',
    'signedIn.refreshing',
    'judging',
    'signedIn.fresh',
    'signingOut',
    'leaving',
    'signedOut',
  ],
  states: {
    judging: { title: 'Looking at what the server has found or answered', decided: 'E-67' },
    restoring: { title: 'Finding out who is signed in', rules: ['F-01', 'S-359'] },
    'restoring.asking': { title: 'Asking our server', rules: ['F-01'] },
    'restoring.waiting': {
      title: 'No answer: asking again soon, nobody is signed out for that',
      rules: ['F-01', 'D-13'],
    },
    signedOut: { title: 'Nobody is signed in', rules: ['S-312', 'S-265'] },
    signedIn: { title: 'Somebody is signed in', rules: ['S-265'] },
    'signedIn.fresh': { title: 'All is well', rules: ['F-01'] },
    'signedIn.refreshing': { title: 'Being renewed, once at a time', rules: ['S-266', 'F-01', 'D-13'] },
    'signedIn.failing': { title: 'No answer: whoever was known stays', rules: ['F-01', 'D-13'] },
    'signedIn.claimMissing': {
      title: 'No account was found, also not by renewing: it says so',
      rules: ['S-266', 'D-13'],
    },
    signingOut: { title: 'Signing out', rules: ['S-313', 'S-359'] },
    signOutFailing: { title: 'Signing out did not work', rules: ['S-379'] },
    leaving: { title: 'Signed out: on the way to the shop’s logout address', rules: ['S-313', 'S-025'] },
    changed: { title: 'Somebody else is signed in now: the page is made anew', decided: 'E-63' },
    error: { title: 'Asked in vain several times; whoever was known stays', rules: ['F-01', 'D-13'] },
  },
  events: {
    RESTORE: 'has a connection again',
    'SIGN_IN.OK': 'has signed in on this page, which has told the other tabs',
    SIGN_OUT: 'presses "Logout"',
    'OTHER_TAB.CHANGED': 'signs in or out in another tab, or comes back to a page of before',
  },
  guards: {
    isOk: 'the server has answered, or has done it',
    isKnown: 'somebody is known',
    hasSignIn: 'somebody is known, or has signed in without an account',
    isUnheard: 'it could not be found out yet',
    isOtherPerson: 'it is somebody else than the one for whom the page was made',
    isSignedIn: 'somebody is signed in',
    isSignedOut: 'nobody is signed in',
    isRefreshTried: 'it was renewed for a missing account already',
    mayAskAgain: 'it was asked fewer than three times',
    isGone: 'nobody was signed in any more',
    isSomebodyElse: 'somebody else is signed in',
  },
  actions: {
    keepAnswer: 'look at the answer',
    keepPerson: 'keep who it is',
    forgetPerson: 'forget who it was',
    releasePage: 'let the page belong to whoever signs in',
    noteRefresh: 'remember that it was renewed for a missing account',
    countAttempt: 'count the questions',
    forgetAttempts: 'count anew',
    keepAsker: 'remember who asked for the sign-out',
    answerAskers: 'tell whoever asked whether it is done',
    answerAtOnce: 'tell whoever asks how things are',
    tellSignedOut: 'tell the page that nobody is signed in',
    tellTabs: 'tell the other tabs',
    forgetDrafts: 'forget what was begun in this tab',
    leavePersonalPage: 'make a page of the account anew, without its owner',
    leaveShop: 'go to the shop’s logout address',
    reloadPage: 'make the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '10 seconds', retryPause: '5 seconds', freshness: '45 minutes', departure: '8 seconds' },
  actors: {
    getIdentity: 'our server: who is signed in',
    refreshIdentity: 'our server: renews the sign-in',
    signOut: 'our server: ends the session',
    otherTabs: 'the other tabs, the way back through the history, and the connection',
  },
  schemas: {
    input: z.strictObject({ identity: identity.nullable() }),
    context: z.strictObject({
      identity: identity.nullable(),
      person: person.nullable(),
      madeFor: Uuid.meta({ personal: true }).nullable(),
      isRefreshTried: z.boolean(),
      attempts: z.number().int(),
      askers: z.array(z.string()),
    }),
    events: {
      RESTORE: eventSchema('RESTORE'),
      'SIGN_IN.OK': eventSchema('SIGN_IN.OK'),
      SIGN_OUT: eventSchema('SIGN_OUT', { key: z.string() }),
      'OTHER_TAB.CHANGED': eventSchema('OTHER_TAB.CHANGED'),
    },
  },
}
