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
    context: {} as Input & { opened: Dropdown | null; href: string | null },
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
  guards: { isOpened: ({ context }, dropdown: Dropdown) => context.opened === dropdown },
  actions: {
    keepOpened: assign((_, opened: Dropdown) => ({ opened })),
    dropOpened: assign({ opened: null }),
    keepHref: assign((_, href: string) => ({ href })),
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'regionLanguage',
  context: ({ input }) => ({ ...input, opened: null, href: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'dropOpened',
      on: {
        TOGGLE: { target: 'open', actions: { type: 'keepOpened', params: ({ event }) => event.dropdown } },
      },
    },
    open: {
      on: {
        TOGGLE: [
          { guard: { type: 'isOpened', params: ({ event }) => event.dropdown }, target: 'closed' },
          { actions: { type: 'keepOpened', params: ({ event }) => event.dropdown } },
        ],
        OUTSIDE: 'closed',
        ESC: 'closed',
        CHOOSE: { target: 'leaving', actions: { type: 'keepHref', params: ({ event }) => event.href } },
      },
    },
    leaving: {
      tags: 'busy',
      entry: 'dropOpened',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.href ?? context.path }),
        onDone: 'closed',
        onError: 'closed',
      },
      after: { patience: 'closed' },
    },
  },
  options: { maxIterations: 1000 },
})
