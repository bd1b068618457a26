import { assign, setup } from 'xstate'
import type { Language, Region } from '~/services/domain/locale'
import { unprovided } from '../../runtime/parts'
import type { LinkOption } from './region-language.rules'

type Dropdown = 'region' | 'language'
type Input = { regions: LinkOption[]; languages: LinkOption[]; region: Region | null; language: Language; path: string }

/** The two dropdowns of region and language: one open at a time, a choice leads to the same page elsewhere. */
export const regionLanguageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { href: string | null },
    events: {} as
      | { type: 'TOGGLE'; dropdown: Dropdown }
      | { type: 'OUTSIDE' }
      | { type: 'ESC' }
      | { type: 'CHOOSE'; href: string },
    tags: {} as 'busy',
  },
  actors: {
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: { isRegion: (_, dropdown: Dropdown) => dropdown === 'region' },
  actions: {
    keepHref: assign((_, href: string) => ({ href })),
    logFailure: () => {},
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'regionLanguage',
  context: ({ input }) => ({ ...input, href: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        TOGGLE: [
          { guard: { type: 'isRegion', params: ({ event }) => event.dropdown }, target: 'open.region' },
          { target: 'open.language' },
        ],
      },
    },
    open: {
      initial: 'region',
      states: {
        region: {
          on: {
            TOGGLE: [
              { guard: { type: 'isRegion', params: ({ event }) => event.dropdown }, target: '#regionLanguage.closed' },
              { target: 'language' },
            ],
          },
        },
        language: {
          on: {
            TOGGLE: [
              { guard: { type: 'isRegion', params: ({ event }) => event.dropdown }, target: 'region' },
              { target: '#regionLanguage.closed' },
            ],
          },
        },
      },
      on: {
        OUTSIDE: 'closed',
        ESC: 'closed',
        CHOOSE: { target: 'leaving', actions: { type: 'keepHref', params: ({ event }) => event.href } },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.href ?? context.path }),
        onDone: 'closed',
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'closed' },
  },
  options: { maxIterations: 1000 },
})
