import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { FLAG_KEYS } from '~/services/domain/flags/flags.rules'
import { LANGUAGES } from '~/services/domain/locale'
import { TOLD } from '~/services/domain/subscriptions/told'
import type { stateGalleryMachine } from './state-gallery.machine'

const text = z.string()
const language = z.enum(LANGUAGES)
const size = z.enum(['desktop', 'phone'])
const opened = z.enum(['desktop', 'phone', 'here'])
const about = z.enum(TOLD)
const flag = z.enum(FLAG_KEYS)
const need = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signIn'), persona: text }),
  z.strictObject({ kind: z.literal('signOut') }),
  z.strictObject({ kind: z.literal('preview'), of: text }),
  z.strictObject({ kind: z.literal('tell'), about }),
  z.strictObject({ kind: z.literal('flag'), key: flag, value: text }),
])
const given = {
  ...{ key: text.meta({ personal: true }), language, size },
  ...{ person: text.nullable(), told: about.nullable(), preview: text.nullable(), on: z.array(flag) },
}
const decided = 'ADR-0062'

export const stateGalleryNotes: Notes<typeof stateGalleryMachine> = {
  id: 'stateGallery',
  title: 'Gallery of page states',
  sentence:
    'Says in which language and size a page is opened where its flow stands somewhere, as whom, and what is arranged before.',
  route: '/machines/states',
  states: {
    open: { title: 'Ready to open a page', decided },
    'open.shown': { title: 'Nothing is complained about', decided },
    'open.refused': { title: 'What the page needs could not be arranged, and it says so', decided },
    arranging: {
      title: 'Somebody is being signed in or out, an account looked at, a child told of, or a flag turned on',
      decided,
    },
    arranged: { title: 'It is so: what else is needed follows, then the page', decided },
    failing: { title: 'It did not work, and is logged', decided },
  },
  events: {
    LANGUAGE: 'chooses a language',
    SIZE: 'chooses a size',
    OPEN: 'opens a state',
    SIGN_IN: 'presses “Sign in” for a person of the seed',
    SIGN_OUT: 'presses “Sign out” where a page is nobody’s',
    LOOK_AT: 'presses “Look” for the account of a person of the seed',
    TELL: 'presses “Tell” for a child, or for a child and a plan',
    TURN_ON: 'presses “Turn on” for a flag',
  },
  guards: {
    isArranged: 'it is arranged',
    needsNothing: 'its page needs nothing that is not so',
    needsMore: 'something else is needed',
    hasPage: 'a page is to be opened with it',
  },
  actions: {
    keepLanguage: 'keep the language',
    keepSize: 'keep the size',
    keepAsked: 'remember what is needed',
    keepPage: 'remember the page, and what it needs',
    keepArranged: 'keep who is signed in or looked at, what was told or which flag is on',
    forgetArranged: 'no longer count on it',
    forgetPage: 'be done with the page',
    openWindow: 'open the page, in a window of that width or here',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '20 seconds' },
  actors: {
    arrange:
      'our server: signs a person of the seed in or out, enters a preview of an account, tells the session of a child, or turns a flag on',
  },
  schemas: {
    input: z.strictObject(given),
    context: z.strictObject({
      ...given,
      asked: z.array(need),
      page: z.strictObject({ href: text, size: opened }).nullable(),
    }),
    events: {
      LANGUAGE: eventSchema('LANGUAGE', { language }),
      SIZE: eventSchema('SIZE', { size }),
      OPEN: eventSchema('OPEN', { href: text, size: opened.nullable(), needs: z.array(need) }),
      SIGN_IN: eventSchema('SIGN_IN', { persona: text }),
      SIGN_OUT: eventSchema('SIGN_OUT'),
      LOOK_AT: eventSchema('LOOK_AT', { persona: text }),
      TELL: eventSchema('TELL', { about }),
      TURN_ON: eventSchema('TURN_ON', { flag }),
    },
  },
}
