import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectRegionLanguage } from './region-language.connect'
import { regionLanguageMachine } from './region-language.machine'

const openedBy = (events: readonly AnyEventObject[]) =>
  events.reduce<string | null>(
    (opened, { type, dropdown }) => (type === 'TOGGLE' && dropdown !== opened ? dropdown : null),
    null,
  )

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
  },
  outcomes: { openPage: [{ output: undefined }, { error: new Error('blocked') }] },
  delays: { patience: 5000 },
  invariants: [
    {
      name: 'S-056 S-057 the dropdown that was pressed is open, and the other one shut',
      holds: (snapshot, { events }) => {
        const { region, language } = connectRegionLanguage(snapshot)
        const opened = openedBy(events)
        return (
          region.isOpen === (opened === 'region') &&
          language.isOpen === (opened === 'language') &&
          snapshot.can({ type: 'ESC' }) === (opened !== null)
        )
      },
    },
    {
      name: 'S-055 a choice is busy until the page has gone or could not, and until then no dropdown opens',
      holds: (snapshot, { events }) => {
        const isLeaving = events.at(-1)?.type === 'CHOOSE'
        const toggles = snapshot.can({ type: 'TOGGLE', dropdown: 'region' })
        return connectRegionLanguage(snapshot).isBusy === isLeaving && toggles === !isLeaving
      },
    },
    {
      name: 'S-055 the page is left for the address that was chosen, and the choice can be made again after 5 seconds',
      when: (_, { events }) => events.at(-1)?.type === 'CHOOSE',
      holds: (snapshot, { calls, clock, events }) =>
        connectRegionLanguage(snapshot).isBusy &&
        JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ href: events.at(-1)?.href }) &&
        clock.due() === 5000,
    },
    {
      name: 'S-053 S-054 S-055 an option leads to the same page in its language or region',
      holds: (snapshot) =>
        ['/cart', '/nl/cart'].every((page) => {
          const { region, language } = connectRegionLanguage(snapshot, page)
          const hrefs = [...language.options, ...region.options].map(({ href }) => href)
          return (
            JSON.stringify(hrefs) === JSON.stringify(['/cart', '/nl/cart', `/r/eu${page}`, `/r/us${page}`]) &&
            region.label === 'Europe' &&
            language.label === 'English'
          )
        }),
    },
  ],
}
