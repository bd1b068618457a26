import { equal, nothingLeft } from '~/machines/proving/oracle/checks'
import { always, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { MachineGalleryView } from '~/machines/tooling/machine-gallery/machine-gallery.connect'

/** What is listed, the words that were typed last, and the area that was chosen last. */
type Memory = { items: Loose[]; filter: string; area: string | null }

/** So long may be what is looked for. */
const LONGEST = 100

/** Every word is found in it, in capitals or not, wherever in it. */
const isFound = (words: string, { found }: Loose) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.toLowerCase().includes(word))

export const machineGalleryOracle = oracle<MachineGalleryView, Memory>(
  'machineGallery',
  [
    always(
      { decided: 'ADR-0057', says: 'what has all words, in the area that was chosen' },
      ({ view, memory: { items, filter, area } }) => [
        equal(
          view.shown,
          items.filter((item) => isFound(filter, item) && (area === null || item.area === area)).map(({ id }) => id),
        ),
        equal([view.area, view.filter], [area, { value: filter, maxLength: LONGEST }]),
      ],
    ),
    always(
      { decided: 'ADR-0057', says: 'of each area, and of all first, how much of it has the words' },
      ({ view, memory: { items, filter } }) => {
        const areas: (string | null)[] = [null, ...new Set(items.map(({ area }) => area))]
        const isIn = (name: string | null, { area }: Loose) => name === null || area === name
        const countIn = (name: string | null) => items.filter((one) => isIn(name, one) && isFound(filter, one)).length
        return equal(
          view.areas,
          areas.map((name) => ({ name, count: countIn(name) })),
        )
      },
    ),
    always({ decided: 'ADR-0057', says: 'finding is the business of the list alone' }, nothingLeft),
  ],
  (memory, { event, input }) => {
    const last = memory ?? input
    if (event.type === 'FILTER') return { ...last, filter: event.text.slice(0, LONGEST) }
    return event.type === 'AREA' ? { ...last, area: event.area } : last
  },
)
