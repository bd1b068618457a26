import type { Model } from '~/machines/proving/model'
import { connectMachineGallery } from './machine-gallery.connect'
import { machineGalleryMachine } from './machine-gallery.machine'

const items = [
  { id: 'cart', area: 'cart', found: 'cart shows each change at once saving s-260' },
  { id: 'signIn', area: 'identity', found: 'sign in saving f-02' },
  { id: 'session', area: 'identity', found: 'session who is signed in' },
]

const FOUND: Record<string, string[]> = {
  '': ['cart', 'signIn', 'session'],
  'SAVING sign': ['signIn'],
  saving: ['cart', 'signIn'],
  nowhere: [],
}
const IN: Record<string, string[]> = { identity: ['signIn', 'session'], cart: ['cart'] }

export const machineGalleryModel: Model<typeof machineGalleryMachine> = {
  machine: machineGalleryMachine,
  input: { items, filter: '', area: null },
  inputs: [{ items, filter: 'saving', area: 'identity' }],
  key: ({ filter, area }) => ({ filter, area }),
  cases: {
    FILTER: ['SAVING sign', 'nowhere', ''].map((text) => ({ type: 'FILTER', text })),
    AREA: [...Object.keys(IN), null].map((area) => ({ type: 'AREA', area })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'what has every word that was typed last, in the area that was chosen last, is shown, and nothing else',
      holds: (snapshot, { input, events }) => {
        const { filter, area } = JSON.parse(JSON.stringify(input))
        const typed = events.findLast(({ type }) => type === 'FILTER')?.text ?? filter
        const chosen = events.findLast(({ type }) => type === 'AREA')
        const part = chosen ? chosen.area : area
        const view = connectMachineGallery(snapshot)
        const expected = (FOUND[typed] ?? []).filter((id) => part === null || IN[part]?.includes(id))
        return view.shown.join() === expected.join() && view.area === part
      },
    },
    {
      name: 'each area says how much of it has what is looked for, and all of them together first',
      holds: (snapshot) => {
        const { areas } = connectMachineGallery(snapshot)
        const [all, ...parts] = areas
        return (
          all?.name === null &&
          parts.map(({ name }) => name).join() === 'cart,identity' &&
          all.count === parts.reduce((sum, { count }) => sum + count, 0)
        )
      },
    },
  ],
}
