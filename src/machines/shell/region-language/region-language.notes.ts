import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { regionLanguageMachine } from './region-language.machine'

const option = z.strictObject({ id: z.string(), label: z.string(), shortLabel: z.string(), link: z.string() })
const dropdown = z.enum(['region', 'language'])
const input = z.strictObject({
  regions: z.array(option),
  languages: z.array(option),
  region: z.enum(['eu', 'us', 'gb', 'au']).nullable(),
  language: z.enum(['en', 'nl', 'fr', 'de', 'es']),
  path: z.string(),
})

export const regionLanguageNotes: Notes<typeof regionLanguageMachine> = {
  id: 'regionLanguage',
  title: 'Region and language',
  sentence: 'Lets visitors choose where the parcel goes and which language the shop speaks, and stay on the same page.',
  route: 'every page',
  states: {
    closed: { title: 'Both dropdowns closed', rules: ['S-053', 'S-054', 'S-056'] },
    open: { title: 'One dropdown open', rules: ['S-056'] },
    'open.region': { title: 'The one of regions', rules: ['S-053', 'S-056'] },
    'open.language': { title: 'The one of languages', rules: ['S-054', 'S-056', 'S-057'] },
    leaving: { title: 'On the way to the same page elsewhere', rules: ['S-055'] },
    failing: { title: 'The page has not opened', rules: ['S-055'] },
  },
  events: {
    TOGGLE: 'presses a dropdown',
    OUTSIDE: 'clicks beside it',
    ESC: 'presses Escape',
    CHOOSE: 'chooses a region or language',
  },
  guards: { isRegion: 'it is the dropdown of regions' },
  actions: {
    keepHref: 'remember where to go',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '5 seconds, then the choice can be made again' },
  actors: { openPage: 'the browser: goes to the same page elsewhere' },
  schemas: {
    input,
    context: input.extend({ href: z.string().nullable() }),
    events: {
      TOGGLE: eventSchema('TOGGLE', { dropdown }),
      OUTSIDE: eventSchema('OUTSIDE'),
      ESC: eventSchema('ESC'),
      CHOOSE: eventSchema('CHOOSE', { href: z.string().min(1) }),
    },
  },
}
