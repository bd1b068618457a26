import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { machineGalleryMachine } from './machine-gallery.machine'

const area = z.string().nullable()
const list = {
  items: z.array(z.strictObject({ id: z.string(), area: z.string(), found: z.string() })),
  filter: z.string(),
  area,
}

export const machineGalleryNotes: Notes<typeof machineGalleryMachine> = {
  id: 'machineGallery',
  title: 'Gallery of machines',
  sentence: 'Finds machines and rules by a word or by their area.',
  route: '/machines',
  states: {
    open: { title: 'Showing what was found', decided: 'ADR-0057', stays: 'a list that is left by leaving the page' },
  },
  events: { FILTER: 'types what a machine or a rule is to hold', AREA: 'chooses an area' },
  guards: {},
  actions: { keepFilter: 'show what has all of these words', keepArea: 'show that area' },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject(list),
    context: z.strictObject(list),
    events: { FILTER: eventSchema('FILTER', { text: z.string() }), AREA: eventSchema('AREA', { area }) },
  },
}
