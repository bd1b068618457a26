import { assign, setup } from 'xstate'
import type { Language } from '~/services/domain/locale'
import type { PageSize } from '~/services/flows/machines/states.contract'
import { isTrue, output, unprovided } from '../../runtime/parts'

/** `key`: of QA, where the shop asks for it; else ''. `person`: who of the seed is signed in. */
type StateGalleryInput = { key: string; language: Language; size: PageSize; person: string | null }
type StateGalleryContext = StateGalleryInput & {
  /** who is being signed in, or could not be; '' for nobody */
  asked: string
}

/** In which language and size the states of pages are looked at, and as whom. */
export const stateGalleryMachine = setup({
  types: {
    input: {} as StateGalleryInput,
    context: {} as StateGalleryContext,
    events: {} as
      | { type: 'LANGUAGE'; language: Language }
      | { type: 'SIZE'; size: PageSize }
      | { type: 'OPEN'; href: string; size: PageSize | null }
      | { type: 'SIGN_IN'; persona: string },
    tags: {} as 'busy',
  },
  actors: {
    signInPersona: unprovided<boolean, { key: string; persona: string }>('signInPersona'),
  },
  guards: { isSignedIn: isTrue },
  actions: {
    keepLanguage: assign((_, language: Language) => ({ language })),
    keepSize: assign((_, size: PageSize) => ({ size })),
    keepAsked: assign((_, asked: string) => ({ asked })),
    keepPerson: assign(({ context }) => ({ person: context.asked, asked: '' })),
    forgetPerson: assign({ person: null }),
    openWindow: (_, _page: { href: string; size: PageSize }) => {},
    logFailure: () => {},
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'stateGallery',
  context: ({ input }) => ({ ...input, asked: '' }),
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
        SIGN_IN: { target: 'signingIn', actions: { type: 'keepAsked', params: ({ event }) => event.persona } },
      },
      states: { shown: {}, refused: {} },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signInPersona',
        src: 'signInPersona',
        input: ({ context: { key, asked } }) => ({ key, persona: asked }),
        onDone: [
          { guard: { type: 'isSignedIn', params: output }, target: 'open.shown', actions: 'keepPerson' },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    // whoever was signed in before may be signed out by now
    failing: { entry: 'logFailure', always: { target: 'open.refused', actions: 'forgetPerson' } },
  },
  options: { maxIterations: 1000 },
})
