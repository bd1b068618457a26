import { assign, setup } from 'xstate'
import { FILTER_LENGTH, type GalleryItem } from './machine-gallery.rules'

type GalleryInput = { items: GalleryItem[]; filter: string; area: string | null }

/** A list of machines or rules: what is looked for in it, and in which part. */
export const machineGalleryMachine = setup({
  types: {
    input: {} as GalleryInput,
    context: {} as GalleryInput,
    events: {} as { type: 'FILTER'; text: string } | { type: 'AREA'; area: string | null },
  },
  actions: {
    keepFilter: assign((_, text: string) => ({ filter: text.slice(0, FILTER_LENGTH) })),
    keepArea: assign((_, area: string | null) => ({ area })),
  },
}).createMachine({
  id: 'machineGallery',
  context: ({ input }) => ({ ...input }),
  initial: 'open',
  states: {
    open: {
      on: {
        FILTER: { actions: { type: 'keepFilter', params: ({ event }) => event.text } },
        AREA: { actions: { type: 'keepArea', params: ({ event }) => event.area } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
