import { assign, setup } from 'xstate'
import type { FlagKey } from '~/services/domain/flags/flags.rules'
import type { Language } from '~/services/domain/locale'
import type { Told } from '~/services/domain/subscriptions/told'
import type { Need } from '~/services/flows/machines/needs.rules'
import type { PageSize } from '~/services/flows/machines/states.contract'
import { isTrue, output, unprovided } from '../../runtime/parts'
import { arranged, doubtful } from './state-gallery.rules'

/**
 * `key`: of QA, where the shop asks for it; else ''. `person`: who of the seed is signed in. `told`: what the session knows.
 * `preview`: whose account of the seed is looked at as an admin. `on`: flags that are on.
 */
type StateGalleryInput = {
  key: string
  language: Language
  size: PageSize
  person: string | null
  told: Told | null
  preview: string | null
  on: readonly FlagKey[]
}
type StateGalleryContext = StateGalleryInput & {
  /** what is to be arranged, in order: the first of it is being arranged, or could not be */
  asked: readonly Need[]
  /** what is opened when all of it is so; null where nothing is */
  page: Opened | null
}
/** `here`: in the place of the page that it is opened from. */
export type Opened = { href: string; size: PageSize | 'here' }
/** `size`: null for the one that is chosen. */
type Wanted = { href: string; size: Opened['size'] | null; needs: readonly Need[] }

/** In which language and size the states of pages are looked at, as whom, and with what arranged before. */
export const stateGalleryMachine = setup({
  types: {
    input: {} as StateGalleryInput,
    context: {} as StateGalleryContext,
    events: {} as
      | { type: 'LANGUAGE'; language: Language }
      | { type: 'SIZE'; size: PageSize }
      | ({ type: 'OPEN' } & Wanted)
      | { type: 'SIGN_IN'; persona: string }
      | { type: 'SIGN_OUT' }
      | { type: 'LOOK_AT'; persona: string }
      | { type: 'TELL'; about: Told }
      | { type: 'TURN_ON'; flag: FlagKey },
    tags: {} as 'busy',
  },
  actors: {
    arrange: unprovided<boolean, { key: string; task: Need | null }>('arrange'),
  },
  guards: {
    isArranged: isTrue,
    needsNothing: (_, needs: readonly Need[]) => needs.length === 0,
    needsMore: ({ context }) => context.asked.length > 0,
    hasPage: ({ context }) => context.page !== null,
  },
  actions: {
    keepLanguage: assign((_, language: Language) => ({ language })),
    keepSize: assign((_, size: PageSize) => ({ size })),
    keepAsked: assign((_, asked: Need) => ({ asked: [asked], page: null })),
    keepPage: assign(({ context }, { href, size, needs }: Wanted) => ({
      asked: needs,
      page: { href, size: size ?? context.size },
    })),
    keepArranged: assign(({ context: { asked, on } }) => ({ ...arranged(asked[0], on), asked: asked.slice(1) })),
    forgetArranged: assign(({ context: { asked, on } }) => ({ ...doubtful(asked[0], on), page: null })),
    forgetPage: assign({ page: null }),
    openWindow: (_, _page: Opened | null) => {},
    logFailure: () => {},
  },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'stateGallery',
  context: ({ input }) => ({ ...input, asked: [], page: null }),
  initial: 'open',
  on: {
    LANGUAGE: { actions: { type: 'keepLanguage', params: ({ event }) => event.language } },
    SIZE: { actions: { type: 'keepSize', params: ({ event }) => event.size } },
  },
  states: {
    open: {
      initial: 'shown',
      on: {
        OPEN: [
          {
            guard: { type: 'needsNothing', params: ({ event }) => event.needs },
            actions: {
              type: 'openWindow',
              params: ({ context, event }) => ({ href: event.href, size: event.size ?? context.size }),
            },
          },
          { target: 'arranging', actions: { type: 'keepPage', params: ({ event }) => event } },
        ],
        SIGN_IN: {
          target: 'arranging',
          actions: { type: 'keepAsked', params: ({ event }) => ({ kind: 'signIn', persona: event.persona }) },
        },
        SIGN_OUT: { target: 'arranging', actions: { type: 'keepAsked', params: { kind: 'signOut' } } },
        LOOK_AT: {
          target: 'arranging',
          actions: { type: 'keepAsked', params: ({ event }) => ({ kind: 'preview', of: event.persona }) },
        },
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
      // what is needed is arranged for one page at a time
      on: {
        OPEN: {
          guard: { type: 'needsNothing', params: ({ event }) => event.needs },
          actions: {
            type: 'openWindow',
            params: ({ context, event }) => ({ href: event.href, size: event.size ?? context.size }),
          },
        },
      },
      invoke: {
        id: 'arrange',
        src: 'arrange',
        input: ({ context: { key, asked } }) => ({ key, task: asked[0] ?? null }),
        onDone: [
          { guard: { type: 'isArranged', params: output }, target: 'arranged', actions: 'keepArranged' },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    arranged: {
      always: [
        { guard: 'needsMore', target: 'arranging' },
        {
          guard: 'hasPage',
          target: 'open.shown',
          actions: [{ type: 'openWindow', params: ({ context }) => context.page }, 'forgetPage'],
        },
        { target: 'open.shown' },
      ],
    },
    // what was so before may be so no longer
    failing: { entry: 'logFailure', always: { target: 'open.refused', actions: 'forgetArranged' } },
  },
  options: { maxIterations: 1000 },
})
