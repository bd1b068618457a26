import { sessionSetup, startOfSession } from './session.setup'

/**
 * Who is signed in, for the whole visit: begins with what the server found, follows the other tabs, and never takes
 * being offline for being signed out. Whoever is another person now gets another page.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => startOfSession(input),
  initial: 'unknown',
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: { actions: 'logFailure' } },
  on: {
    'SIGN_IN.OK': { target: '.restoring', actions: 'releasePage' },
  },
  states: {
    unknown: {
      exit: 'forgetStart',
      always: [
        { guard: 'startsSignedIn', target: 'signedIn' },
        { guard: 'startsWithoutClaim', target: 'signedIn.refreshing', actions: 'noteRefresh' },
        { guard: 'startsSignedOut', target: 'signedOut' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      initial: 'asking',
      exit: 'forgetAttempts',
      on: {
        'OTHER_TAB.CHANGED': { target: '.asking', reenter: true },
        SIGN_OUT: { guard: 'isKnown', target: 'signingOut' },
      },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getIdentity',
            src: 'getIdentity',
            onDone: [
              { guard: { type: 'isOtherPerson', params: ({ event }) => event.output }, target: '#session.changed' },
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: { type: 'keepPerson', params: ({ event }) => event.output },
              },
              { guard: { type: 'isClaimMissing', params: ({ event }) => event.output }, target: '#session.unclaimed' },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#session.signedOut',
                actions: ['forgetPerson', { type: 'leavePersonalPage', params: ({ context }) => context.madeFor }],
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
    unclaimed: {
      always: [
        { guard: 'isRefreshTried', target: 'signedIn.claimMissing' },
        { target: 'signedIn.refreshing', actions: 'noteRefresh' },
      ],
    },
    signedOut: { on: { 'OTHER_TAB.CHANGED': 'restoring' } },
    signedIn: {
      initial: 'fresh',
      on: {
        'OTHER_TAB.CHANGED': 'restoring',
        SIGN_OUT: 'signingOut',
      },
      states: {
        fresh: {
          on: { 'TOKEN.EXPIRED': 'refreshing', 'CLAIM.MISSING': '#session.unclaimed' },
          after: { freshness: 'refreshing' },
        },
        refreshing: {
          invoke: {
            id: 'refreshIdentity',
            src: 'refreshIdentity',
            onDone: [
              { guard: { type: 'isOtherPerson', params: ({ event }) => event.output }, target: '#session.changed' },
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: 'fresh',
                actions: { type: 'keepPerson', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#session.signedOut',
                actions: ['forgetPerson', { type: 'leavePersonalPage', params: ({ context }) => context.madeFor }],
              },
              { guard: { type: 'isClaimMissing', params: ({ event }) => event.output }, target: 'claimMissing' },
              { guard: 'isKnown', target: 'fresh' },
              { target: 'claimMissing' },
            ],
            onError: [{ guard: 'isKnown', target: 'fresh' }, { target: 'claimMissing' }],
          },
          after: { patience: [{ guard: 'isKnown', target: 'fresh' }, { target: 'claimMissing' }] },
        },
        claimMissing: { entry: 'noteClaimMissing' },
      },
    },
    signingOut: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ as: context.person?.playchartId ?? null }),
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'leaving',
            actions: [
              'forgetPerson',
              'forgetDrafts',
              'tellTabs',
              'replySignedOut',
              { type: 'leaveShop', params: ({ event }) => (event.output.ok ? event.output.value.logoutUrl : null) },
            ],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'restoring',
            actions: 'replySignedOut',
          },
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event.output },
            target: 'changed',
            actions: 'replySignedOut',
          },
          { target: 'signOutFailed' },
        ],
        onError: 'signOutFailed',
      },
      after: { patience: 'signOutFailed' },
    },
    signOutFailed: {
      entry: ['noteSignOutFailed', 'replySignOutFailed'],
      always: [{ guard: 'isKnown', target: 'signedIn.fresh' }, { target: 'signedIn.claimMissing' }],
    },
    leaving: { after: { departure: 'signedOut' } },
    changed: {
      entry: ['forgetPerson', 'forgetDrafts', 'reloadPage'],
      on: { 'OTHER_TAB.CHANGED': 'restoring' },
      after: { departure: 'restoring' },
    },
    error: {
      on: {
        RESTORE: 'restoring',
        'OTHER_TAB.CHANGED': 'restoring',
        SIGN_OUT: { guard: 'isKnown', target: 'signingOut' },
      },
    },
  },
  options: { maxIterations: 1000 },
})
