import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectRegionLanguage } from './region-language.connect'
import { regionLanguageMachine } from './region-language.machine'

const openedBy = (events: readonly AnyEventObject[]) =>
  events.reduce<string | null>(
    (opened, { type, dropdown }) => (type === 'TOGGLE' && dropdown !== opened ? dropdown : null),
    null,
  )

const [eu, us, gb] = [
  { id: 'eu', label: 'Europe', shortLabel: '€', link: '/r/eu' },
  { id: 'us', label: 'United States', shortLabel: 'US$', link: '/r/us' },
  { id: 'gb', label: 'United Kingdom', shortLabel: '£', link: '/r/gb' },
]
const languages = [
  { id: 'en', label: 'English', shortLabel: 'EN', link: '' },
  { id: 'nl', label: 'Nederlands', shortLabel: 'NL', link: '/nl' },
]
const input = { regions: [us, eu], languages, region: null, language: 'nl' as const, path: '/cart' }

/** What stands on the two dropdowns of each input. */
const LABELS: Record<string, string> = {
  '/r/us /r/eu, nl': 'Europe, Nederlands',
  '/r/us /r/gb, fr': 'United States, English',
  '/r/eu /r/us, en': 'United States, English',
  ', nl': 'null, Nederlands',
}

export const regionLanguageModel: Model<typeof regionLanguageMachine> = {
  machine: regionLanguageMachine,
  input,
  inputs: [
    { ...input, regions: [us, gb], language: 'fr' },
    { ...input, regions: [eu, us], region: 'us', language: 'en' },
    { ...input, path: '/nl/products/the-balls?addOns=books&size=2&return_to=%2Fnl%2Fcart' },
    { ...input, path: '/nl/' },
    { ...input, regions: [], path: '/nl/cart?addOns=books&size=2' },
    { ...input, path: '/machines/cart?find=S-055' },
  ],
  key: ({ href, path, region, language }) => ({ href, path, region, language }),
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
      name: 'S-056 the dropdown that was pressed is open, and the other one shut',
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
      name: 'S-055 an option leads to the same page in its language or region',
      holds: (snapshot) =>
        ['/cart', '/nl/cart'].every((page) => {
          const { region, language } = connectRegionLanguage(snapshot, page)
          const hrefs = [...language.options, ...region.options].map(({ href }) => href)
          const regions = snapshot.context.regions.map(({ link }) => `${link}${page}`)
          return JSON.stringify(hrefs) === JSON.stringify(['/cart', '/nl/cart', ...regions])
        }),
    },
    {
      name: 'S-053 S-054 the one in use is selected, before a choice the one with eu, and where there is none the first',
      holds: (snapshot) => {
        const { region, language } = connectRegionLanguage(snapshot)
        const { regions, language: asked } = snapshot.context
        return `${region.label}, ${language.label}` === LABELS[`${regions.map(({ link }) => link).join(' ')}, ${asked}`]
      },
    },
    {
      name: 'a page that does not open in time is logged',
      holds: (_, { events, effects }) =>
        effects.filter(({ type }) => type === 'logFailure').length ===
        events.filter(({ type }) => /error|patience/.test(type)).length,
    },
  ],
}
