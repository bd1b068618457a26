import type { Model } from '~/machines/proving/model'
import { TOLD } from '~/services/domain/subscriptions/told'
import { connectStateGallery } from './state-gallery.connect'
import { stateGalleryMachine } from './state-gallery.machine'

const PERSONAS = ['parent', 'admin']

export const stateGalleryModel: Model<typeof stateGalleryMachine> = {
  machine: stateGalleryMachine,
  input: { key: 'the-key', language: 'en', size: 'desktop', person: null, told: null, preview: null, on: [] },
  inputs: [
    {
      ...{ key: '', language: 'nl', size: 'phone', person: 'parent', told: 'plan', preview: null },
      on: ['retention-sms-messaging'],
    },
  ],
  key: ({ language, size, person, told, preview, on, asked, page }) => ({
    ...{ person, preview, isTold: told !== null, isOn: on.length > 0, asked, page, language, size },
  }),
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
      { type: 'OPEN', href: '/cart?inspect=bare&stage=cart', size: null, needs: [] },
      { type: 'OPEN', href: '/?inspect=bare&stage=mobileDrawer+OPEN', size: 'phone', needs: [] },
      {
        ...{ type: 'OPEN', href: '/account?inspect=bare&as=admin&looking_at=parent&stage=adminPreview', size: null },
        needs: [
          { kind: 'signIn', persona: 'admin' },
          { kind: 'preview', of: 'parent' },
        ],
      },
    ],
    SIGN_IN: PERSONAS.map((persona) => ({ type: 'SIGN_IN', persona })),
    SIGN_OUT: [{ type: 'SIGN_OUT' }],
    LOOK_AT: [{ type: 'LOOK_AT', persona: 'parent' }],
    TELL: TOLD.map((about) => ({ type: 'TELL', about })),
    TURN_ON: [{ type: 'TURN_ON', flag: 'retention-sms-messaging' }],
  },
  outcomes: { arrange: [{ output: true }, { output: false }, { error: new Error('offline') }] },
  delays: { patience: 20_000 },
  invariants: [
    {
      name: 'while something is being arranged, the server is asked for it, with the key',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (snapshot, { calls, input, pending }) => {
        const { key } = JSON.parse(JSON.stringify(input))
        const task = connectStateGallery(snapshot).asked
        return pending.has('arrange') && JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ key, task })
      },
    },
    {
      name: 'a page is opened once all that it needs is so, and where that was refused it is not',
      when: (snapshot) => !snapshot.hasTag('busy'),
      holds: (snapshot) => connectStateGallery(snapshot).opening === null,
    },
    {
      name: 'what was refused is not counted on',
      when: (snapshot) => connectStateGallery(snapshot).isRefused,
      holds: (snapshot) => {
        const { asked, person, told, preview, on } = connectStateGallery(snapshot)
        if (asked?.kind === 'flag') return !on.includes(asked.key)
        if (asked?.kind === 'preview') return preview === null
        return told === null && (asked?.kind === 'tell' || (person === null && preview === null))
      },
    },
  ],
}
