import type { Model } from '~/machines/proving/model'
import { regionLanguageMachine } from './region-language.machine'

export const regionLanguageModel: Model<typeof regionLanguageMachine> = {
  machine: regionLanguageMachine,
  input: {
    regions: [
      { label: 'Europe', shortLabel: '€', link: '/r/eu' },
      { label: 'United States', shortLabel: 'US$', link: '/r/us' },
    ],
    languages: [
      { label: 'English', shortLabel: 'EN', link: '' },
      { label: 'Nederlands', shortLabel: 'NL', link: '/nl' },
    ],
    region: null,
    language: 'en',
    path: '/cart',
  },
  key: ({ opened, href, path }) => ({ opened, href, path }),
  cases: {
    TOGGLE: [
      { type: 'TOGGLE', dropdown: 'region' },
      { type: 'TOGGLE', dropdown: 'language' },
    ],
    OUTSIDE: [{ type: 'OUTSIDE' }],
    ESC: [{ type: 'ESC' }],
    CHOOSE: [{ type: 'CHOOSE', href: '/nl/cart' }],
    LOAD: [{ type: 'LOAD', path: '/nl/cart' }],
  },
  outcomes: { openPage: [{ output: undefined }, { error: new Error('blocked') }] },
  invariants: [
    {
      name: 'one dropdown is open exactly in the open state',
      holds: (snapshot) => snapshot.matches('open') === (snapshot.context.opened !== null),
    },
    {
      name: 'the page is left for the chosen address and no other',
      when: (snapshot) => snapshot.matches('leaving'),
      holds: (snapshot, { calls }) =>
        JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ href: snapshot.context.href }),
    },
  ],
}
