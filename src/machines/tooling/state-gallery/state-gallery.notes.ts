import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { LANGUAGES } from '~/services/domain/locale'
import type { stateGalleryMachine } from './state-gallery.machine'

const text = z.string()
const language = z.enum(LANGUAGES)
const size = z.enum(['desktop', 'phone'])
const given = { key: text.meta({ personal: true }), language, size, person: text.nullable() }
const decided = 'ADR-0062'

export const stateGalleryNotes: Notes<typeof stateGalleryMachine> = {
  id: 'stateGallery',
  title: 'Gallery of page states',
  sentence: 'Says in which language and size a page is opened where its flow stands somewhere, and as whom.',
  route: '/machines/states',
  states: {
    open: { title: 'Ready to open a page', decided },
    'open.shown': { title: 'Nothing is complained about', decided },
    'open.refused': { title: 'That person could not be signed in, and it says so', decided },
    signingIn: { title: 'Somebody of the seed is being signed in', decided },
    failing: { title: 'It did not work, and is logged', decided },
  },
  events: {
    LANGUAGE: 'chooses a language',
    SIZE: 'chooses a size',
    OPEN: 'opens a state',
    SIGN_IN: 'presses “Sign in” for a person of the seed',
  },
  guards: { isSignedIn: 'that person is signed in' },
  actions: {
    keepLanguage: 'keep the language',
    keepSize: 'keep the size',
    keepAsked: 'remember who it is to be',
    keepPerson: 'keep who is signed in',
    forgetPerson: 'know of nobody who is signed in',
    openWindow: 'open the page in a window of that width',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '20 seconds' },
  actors: { signInPersona: 'our server: signs a person of the seed in' },
  schemas: {
    input: z.strictObject(given),
    context: z.strictObject({ ...given, asked: text }),
    events: {
      LANGUAGE: eventSchema('LANGUAGE', { language }),
      SIZE: eventSchema('SIZE', { size }),
      OPEN: eventSchema('OPEN', { href: text, size: size.nullable() }),
      SIGN_IN: eventSchema('SIGN_IN', { persona: text }),
    },
  },
}
