import { assign, setup } from 'xstate'
import { output, unprovided, unprovidedListener } from '~/machines/runtime/parts'
import type { AdminPreviewInput, ShownPreview } from '~/services/flows/admin-preview/admin-preview.contract'
import { afterMinute, lifetimeOf, minutesOf } from './admin-preview.rules'

type Context = {
  token: string | null
  preview: ShownPreview | null
  minutesLeft: number
  /** something was to be changed meanwhile, and was not */
  wasRefused: boolean
}
/** What came of a code: its preview, or a refusal that no second try changes. */
export type EntryAnswer = 'entered' | 'refused'

/**
 * An admin's look at a customer's account (F-12): the code of the address is exchanged once, and the banner stands until
 * the preview is closed or over. Nothing can be changed meanwhile.
 */
export const adminPreviewMachine = setup({
  types: {
    input: {} as AdminPreviewInput,
    context: {} as Context,
    events: {} as { type: 'CLOSE' } | { type: 'RETRY' } | { type: 'WRITE.REFUSED' } | { type: 'OTHER_TAB.CHANGED' },
    tags: {} as 'busy',
  },
  actors: {
    enterPreview: unprovided<EntryAnswer, { token: string | null }>('enterPreview'),
    closePreview: unprovided<void>('closePreview'),
    watchWrites: unprovidedListener('watchWrites'),
    otherTabs: unprovidedListener('otherTabs'),
  },
  guards: {
    isActive: ({ context }) => context.preview !== null,
    hasToken: ({ context }) => context.token !== null,
    isEntered: (_, answer: EntryAnswer) => answer === 'entered',
  },
  actions: {
    forgetToken: assign({ token: null }),
    countDown: assign(({ context }) => ({ minutesLeft: afterMinute(context.minutesLeft) })),
    noteRefusal: assign({ wasRefused: true }),
    tellOtherTabs: () => {},
    openAccount: () => {},
    openCustomers: () => {},
    startAnew: () => {},
    logFailure: (_, _failed: 'entering' | 'closing' | 'listening') => {},
  },
  delays: { patience: 9000, minute: 60_000, lifetime: ({ context }) => lifetimeOf(context.preview) },
}).createMachine({
  id: 'adminPreview',
  context: ({ input: { token, preview } }) => ({ token, preview, minutesLeft: minutesOf(preview), wasRefused: false }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isActive', target: 'active' },
        { guard: 'hasToken', target: 'entering' },
        { target: 'inactive' },
      ],
    },
    inactive: { type: 'final' },
    entering: {
      tags: 'busy',
      invoke: {
        id: 'enterPreview',
        src: 'enterPreview',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isEntered', params: output },
            target: 'entered',
            actions: ['tellOtherTabs', 'openAccount'],
          },
          { target: 'refused' },
        ],
        onError: 'enteringFailing',
      },
      after: { patience: 'enteringFailing' },
    },
    enteringFailing: { entry: { type: 'logFailure', params: 'entering' }, always: 'unreachable' },
    unreachable: { on: { RETRY: 'entering' } },
    refused: { type: 'final', entry: 'forgetToken' },
    entered: { type: 'final', entry: 'forgetToken' },
    active: {
      type: 'parallel',
      invoke: [
        { id: 'watchWrites', src: 'watchWrites', onError: { actions: { type: 'logFailure', params: 'listening' } } },
        { id: 'otherTabs', src: 'otherTabs', onError: { actions: { type: 'logFailure', params: 'listening' } } },
      ],
      on: {
        'WRITE.REFUSED': { actions: 'noteRefusal' },
        'OTHER_TAB.CHANGED': { target: 'left', actions: 'startAnew' },
      },
      after: { lifetime: 'over' },
      states: {
        time: {
          initial: 'passing',
          states: { passing: { after: { minute: { target: 'passing', reenter: true, actions: 'countDown' } } } },
        },
        closing: {
          initial: 'idle',
          states: {
            idle: { on: { CLOSE: 'asking' } },
            asking: {
              tags: 'busy',
              invoke: {
                id: 'closePreview',
                src: 'closePreview',
                onDone: { target: '#adminPreview.left', actions: ['tellOtherTabs', 'openCustomers'] },
                onError: 'failing',
              },
              after: { patience: 'failing' },
            },
            failing: { entry: { type: 'logFailure', params: 'closing' }, always: 'failed' },
            failed: { on: { CLOSE: 'asking' } },
          },
        },
      },
    },
    over: { type: 'final' },
    left: { type: 'final' },
  },
  options: { maxIterations: 1000 },
})
