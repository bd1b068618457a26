import type { Model } from '~/machines/proving/model'
import { connectStateGallery } from './state-gallery.connect'
import { stateGalleryMachine } from './state-gallery.machine'

const PERSONAS = ['parent', 'cancelled']

export const stateGalleryModel: Model<typeof stateGalleryMachine> = {
  machine: stateGalleryMachine,
  input: { key: 'the-key', language: 'en', size: 'desktop', person: null },
  inputs: [{ key: '', language: 'nl', size: 'phone', person: 'parent' }],
  key: ({ language, size, person, asked }) => ({ language, size, person, asked }),
  cases: {
    LANGUAGE: [
      { type: 'LANGUAGE', language: 'de' },
      { type: 'LANGUAGE', language: 'en' },
    ],
    SIZE: [
      { type: 'SIZE', size: 'phone' },
      { type: 'SIZE', size: 'desktop' },
    ],
    OPEN: [
      { type: 'OPEN', href: '/cart?inspect=bare&stage=cart', size: null },
      { type: 'OPEN', href: '/?inspect=bare&stage=mobileDrawer+OPEN', size: 'phone' },
    ],
    SIGN_IN: PERSONAS.map((persona) => ({ type: 'SIGN_IN', persona })),
  },
  outcomes: { signInPersona: [{ output: true }, { output: false }, { error: new Error('offline') }] },
  delays: { patience: 20_000 },
  invariants: [
    {
      name: 'while somebody is being signed in, the server is asked for the one who was asked for, with the key',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (_, { calls, events, input, pending }) => {
        const { key } = JSON.parse(JSON.stringify(input))
        const persona = events.findLast(({ type }) => type === 'SIGN_IN')?.persona
        return pending.has('signInPersona') && JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ key, persona })
      },
    },
    {
      name: 'nobody is said to be signed in who was refused',
      when: (snapshot) => connectStateGallery(snapshot).isRefused,
      holds: (snapshot) => connectStateGallery(snapshot).person === null,
    },
  ],
}
