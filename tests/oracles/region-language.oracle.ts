import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { RegionLanguageView } from '~/machines/shell/region-language/region-language.connect'

type Option = { label: string; shortLabel: string; link: string }
/** `opened`: the dropdown that is open. `leavingSince`: when the page was left for another; null while it is not. */
type Memory = { opened: string | null; leavingSince: number | null }

const CLOSED: Memory = { opened: null, leavingSince: null }
/** So long the other page is waited for. */
const PATIENCE = 5000

type Known = { event: { type: string }; before: { memory: Memory } | null }
/** What is shut offers nothing. */
const isOffered = ({ before }: Known) => before !== null && before.memory.opened !== null

/** S-053, decided: E-25 */
const regionOf = (options: Option[], region: string | null) =>
  options.find(({ link }) => region !== null && link === `/r/${region}`) ??
  options.find(({ link }) => link.includes('eu')) ??
  options[0]

/** S-054 */
const languageOf = (options: Option[], language: string) =>
  options.find(({ link }) => link.includes(language)) ?? options[0]

const unprefixed = (path: string) => path.replace(/^\/(nl|fr|de|es)(?=\/|\?|$)/, '')

/** Pages of the team are in English alone: a language leads into the shop (decided: E-98). */
const TOOLS = /^\/(machines|mailbox|inspector)(\/|$)/

/** S-055, decided: E-98: the page without its prefix behind that of the language. S-257: without the add-ons. */
function pageIn(link: string, path: string): string {
  const [page = '', query = ''] = unprefixed(path).split('?')
  if (TOOLS.test(page)) return link || '/'
  const asked = query.split('&').flatMap((pair) => {
    if (pair === '' || pair.startsWith('addOns=')) return []
    const next = /^return_to=(.*)/.exec(pair)?.[1]
    return [next === undefined ? pair : `return_to=${encodeURIComponent(pageIn(link, decodeURIComponent(next)))}`]
  })
  const target = page === '/' ? link || '/' : link + page
  return asked.length > 0 ? `${target}?${asked.join('&')}` : target
}

type Dropdown = RegionLanguageView['language']
/** What is shown of a dropdown, apart from what its options are written in. */
const shown = ({ label, shortLabel, options }: Dropdown) => ({
  label,
  shortLabel,
  options: options.map(({ label, href, isSelected }) => ({ label, href, isSelected })),
})

function expected(options: Option[], chosen: Option | undefined, hrefOf: (option: Option) => string) {
  return {
    label: chosen?.label ?? null,
    shortLabel: chosen?.shortLabel ?? null,
    options: options.map((option) => ({
      label: option.label,
      href: hrefOf(option),
      isSelected: option.link === chosen?.link,
    })),
  }
}

export const regionLanguageOracle = oracle<RegionLanguageView, Memory>(
  'regionLanguage',
  [
    always({ rule: 'S-056', says: 'the one that was pressed is open, and no other' }, ({ view, memory }) =>
      equal([view.region.isOpen, view.language.isOpen], [memory.opened === 'region', memory.opened === 'language']),
    ),
    always({ rule: ['S-053', 'S-055'], says: 'the regions, each with this page behind' }, ({ view, input }) =>
      equal(
        shown(view.region),
        expected(input.regions, regionOf(input.regions, input.region), ({ link }) => link + input.path),
      ),
    ),
    always({ rule: ['S-054', 'S-055', 'S-257'], says: 'the languages, each with this page' }, ({ view, input }) =>
      equal(
        shown(view.language),
        expected(input.languages, languageOf(input.languages, input.language), ({ link }) => pageIn(link, input.path)),
      ),
    ),
    always({ rule: 'S-057', says: 'a language is named in itself' }, ({ view, input }) =>
      equal(
        view.language.options.map(({ lang }) => lang),
        input.languages.map(({ link }: Option) => link.replace('/', '') || 'en'),
      ),
    ),
    after('CHOOSE', { rule: 'S-055', says: 'leads there, once', when: isOffered }, (step) =>
      asked(step, 'openPage', { href: step.event.href }),
    ),
    always({ rule: 'S-055', says: 'and nothing else leads anywhere' }, (step) =>
      step.event.type === 'CHOOSE' && isOffered(step) ? null : notAsked(step),
    ),
    always({ rule: 'S-055', says: 'it is busy until the page is there, or cannot be had' }, (step) => [
      equal(step.view.isBusy, step.memory.leavingSince !== null),
      equal(isRunning(step, 'openPage'), step.memory.leavingSince !== null),
    ]),
    lasts(
      PATIENCE,
      'CHOOSE',
      { rule: 'S-055', says: 'then it can be chosen again', when: isOffered },
      ({ view }) => view.isBusy,
    ),
    always({ rule: 'S-055', says: 'a page that does not open is logged' }, (step) => {
      const { event, memory, before } = step
      const isOver = before?.memory.leavingSince !== null && memory.leavingSince === null
      return before && isOver && event.type !== 'done' ? did(step, 'logFailure') : didNot(step)
    }),
  ],
  (memory, { event, now }) => {
    const last = memory ?? CLOSED
    const { opened, leavingSince } = last
    if (leavingSince !== null) return event.actor === 'openPage' || now - leavingSince >= PATIENCE ? CLOSED : last
    switch (event.type) {
      case 'TOGGLE':
        return { ...last, opened: event.dropdown === opened ? null : event.dropdown }
      case 'CHOOSE':
        return opened === null ? last : { opened: null, leavingSince: now }
      case 'OUTSIDE':
      case 'ESC':
        return CLOSED
      default:
        return last
    }
  },
)
