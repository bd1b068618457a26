import { assign, setup } from 'xstate'
import type { FlagKey } from '~/services/domain/flags/flags.rules'
import type { Language } from '~/services/domain/locale'
import type { Told } from '~/services/domain/subscriptions/told'
import type { PageSize } from '~/services/flows/machines/states.contract'
import { isTrue, output, unprovided } from '../../runtime/parts'
import { arranged, doubtful, type Need } from './state-gallery.rules'

/**
 * `key`: of QA, where the shop asks for it; else ''. `person`: who of the seed is signed in. `told`: what the session knows.
 * `on`: flags that are on.
 */
type StateGalleryInput = {
  key: string
  language: Language
  size: PageSize
  person: string | null
  told: Told | null
  on: readonly FlagKey[]
}
type StateGalleryContext = StateGalleryInput & {
  /** what is being arranged, or could not be; null for nothing */
  asked: Need | null
}

/** In which language and size the states of pages are looked at, as whom, and with what arranged before. */
export const stateGalleryMachine = setup({
  types: {
    input: {} as StateGalleryInput,
    context: {} as StateGalleryContext,
    events: {} as
      | { type: 'LANGUAGE'; language: Language }
      | { type: 'SIZE'; size: PageSize }
      | { type: 'OPEN'; href: string; size: PageSize | null }
      | { type: 'SIGN_IN'; persona: string }
      | { type: 'SIGN_OUT' }
      | { type: 'TELL'; about: Told }
      | { type: 'TURN_ON'; flag: FlagKey },
    tags: {} as 'busy',
  },
  actors: {
    arrange: unprovided<boolean, { key: string; task: Need | null }>('arrange'),
  },
  guards: { isArranged: isTrue },
  actions: {
    keepLanguage: assign((_, language: Language) => ({ language })),
    keepSize: assign((_, size: PageSize) => ({ size })),
    keepAsked: assign((_, asked: Need) => ({ asked })),
    keepArranged: assign(({ context: { asked, on } }) => ({ ...arranged(asked, on), asked: null })),
    forgetArranged: assign(({ context: { asked, on } }) => doubtful(asked, on)),
    openWindow: (_, _page: { href: string; size: PageSize }) => {},
    logFailure: () => {},
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'stateGallery',
  context: ({ input }) => ({ ...input, asked: null }),
  initial: 'open',
  on: {
    LANGUAGE: { actions: { type: 'keepLanguage', params: ({ event }) => event.language } },
    SIZE: { actions: { type: 'keepSize', params: ({ event }) => event.size } },
    OPEN: {
      actions: {
        type: 'openWindow',
        params: ({ context, event }) => ({ href: event.href, size: event.size ?? context.size }),
      },
    },
  },
  states: {
    open: {
      initial: 'shown',
      on: {
        SIGN_IN: {
          target: 'arranging',
          actions: { type: 'keepAsked', params: ({ event }) => ({ kind: 'signIn', persona: event.persona }) },
        },
        SIGN_OUT: { target: 'arranging', actions: { type: 'keepAsked', params: { kind: 'signOut' } } },
        TELL: {
          target: 'arranging',
          actions: { type: 'keepAsked', params: ({ event }) => ({ kind: 'tell', about: event.about }) },
        },
        TURN_ON: {
          target: 'arranging',
          actions: { type: 'keepAsked', params: ({ event }) => ({ kind: 'flag', key: event.flag, value: 'on' }) },
        },
      },
      states: { shown: {}, refused: {} },
    },
    arranging: {
      tags: 'busy',
      invoke: {
        id: 'arrange',
        src: 'arrange',
        input: ({ context: { key, asked } }) => ({ key, task: asked }),
        onDone: [
          { guard: { type: 'isArranged', params: output }, target: 'open.shown', actions: 'keepArranged' },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    // what was so before may be so no longer
    failing: { entry: 'logFailure', always: { target: 'open.refused', actions: 'forgetArranged' } },
  },
  options: { maxIterations: 1000 },
})
