import { output } from '~/machines/runtime/parts'
import { sessionSetup, startOfSession } from './session.setup'

/**
 * Who is signed in, for as long as the application runs: begins with what the server found, follows the other tabs, and
 * never takes being offline for being signed out. When the person changes, the page is reloaded. A sign-out that is
 * asked for under a key is answered under that key, in every state.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => startOfSession(input),
  initial: 'judging',
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: { actions: { type: 'logFailure', params: 'tabs' } } },
  on: {
    'SIGN_IN.OK': { target: '.restoring', actions: ['releasePage', { type: 'answerAskers', params: false }] },
    SIGN_OUT: [
      {
        guard: 'hasSignIn',
        target: '.signingOut',
        actions: { type: 'keepAsker', params: ({ event }) => event.key },
      },
      { actions: { type: 'answerAtOnce', params: ({ event }) => ({ key: event.key, isSignedOut: false }) } },
    ],
  },
  states: {
    /** a transient state, entered with each answer: at the start with the server's own */
    judging: {
      always: [
        { guard: 'isUnheard', target: 'restoring' },
        { guard: 'isOtherPerson', target: 'changed' },
        { guard: 'isSignedIn', target: 'signedIn', actions: 'keepPerson' },
        {
          guard: 'isSignedOut',
          target: 'signedOut',
          actions: ['forgetPerson', { type: 'leavePersonalPage', params: ({ context }) => context.madeFor }],
        },
        { guard: 'isRefreshTried', target: 'signedIn.claimMissing' },
        { target: 'signedIn.refreshing', actions: 'noteRefresh' },
      ],
    },
    restoring: {
      initial: 'asking',
      exit: 'forgetAttempts',
      on: { 'OTHER_TAB.CHANGED': { target: '.asking', reenter: true } },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getIdentity',
            src: 'getIdentity',
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: '#session.judging',
                actions: { type: 'keepAnswer', params: output },
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
          after: { patience: 'waiting' },
        },
        waiting: {
          on: { RESTORE: 'asking' },
          after: {
            retryPause: [
              { guard: 'mayAskAgain', target: 'asking', actions: 'countAttempt' },
              { target: '#session.error' },
            ],
          },
        },
      },
    },
    signedOut: {
      entry: 'tellSignedOut',
      on: {
        'OTHER_TAB.CHANGED': 'restoring',
        SIGN_OUT: {
          actions: { type: 'answerAtOnce', params: ({ event }) => ({ key: event.key, isSignedOut: true }) },
        },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'OTHER_TAB.CHANGED': 'restoring',
        SIGN_OUT: { target: 'signingOut', actions: { type: 'keepAsker', params: ({ event }) => event.key } },
      },
      states: {
        fresh: { after: { freshness: 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'refreshIdentity',
            src: 'refreshIdentity',
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: '#session.judging',
                actions: { type: 'keepAnswer', params: output },
              },
              { target: 'failing' },
            ],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: {
          entry: { type: 'logFailure', params: 'refresh' },
          always: [{ guard: 'isKnown', target: 'fresh' }, { target: 'claimMissing' }],
        },
        claimMissing: {},
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ as: context.person?.playchartId ?? null }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'leaving',
            actions: [
              'forgetPerson',
              'forgetDrafts',
              'tellTabs',
              { type: 'answerAskers', params: true },
              { type: 'leaveShop', params: ({ event }) => (event.output.ok ? event.output.value.logoutUrl : null) },
            ],
          },
          {
            guard: { type: 'isGone', params: output },
            target: 'restoring',
            actions: { type: 'answerAskers', params: true },
          },
          {
            guard: { type: 'isSomebodyElse', params: output },
            target: 'changed',
            actions: { type: 'answerAskers', params: true },
          },
          { target: 'signOutFailing' },
        ],
        onError: 'signOutFailing',
      },
      on: { SIGN_OUT: { actions: { type: 'keepAsker', params: ({ event }) => event.key } } },
      after: { patience: 'signOutFailing' },
    },
    signOutFailing: {
      entry: [
        { type: 'answerAskers', params: false },
        { type: 'logFailure', params: 'signOut' },
      ],
      always: [{ guard: 'isKnown', target: 'signedIn.fresh' }, { target: 'signedIn.claimMissing' }],
    },
    leaving: {
      on: {
        SIGN_OUT: {
          actions: { type: 'answerAtOnce', params: ({ event }) => ({ key: event.key, isSignedOut: true }) },
        },
      },
      after: { departure: 'signedOut' },
    },
    changed: {
      entry: ['forgetPerson', 'forgetDrafts', 'reloadPage'],
      on: { 'OTHER_TAB.CHANGED': 'restoring' },
      after: { departure: 'restoring' },
    },
    error: {
      entry: { type: 'logFailure', params: 'restore' },
      on: { RESTORE: 'restoring', 'OTHER_TAB.CHANGED': 'restoring' },
    },
  },
  options: { maxIterations: 1000 },
})
