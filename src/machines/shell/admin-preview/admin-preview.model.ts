import type { Model } from '~/machines/proving/model'
import type { AdminPreviewInput } from '~/services/flows/admin-preview/admin-preview.contract'
import { connectAdminPreview } from './admin-preview.connect'
import { adminPreviewMachine } from './admin-preview.machine'

const [LIFETIME, MINUTE] = [/^xstate\.after\.lifetime\./, /^xstate\.after\.minute\./]
const TOKEN = 'a-code-that-works-once'
/** A quarter of an hour is left when it is entered, and less on a later page. */
const input: AdminPreviewInput = { token: null, preview: { email: 'parent@play.test', secondsLeft: 200 } }

export const adminPreviewModel: Model<typeof adminPreviewMachine> = {
  machine: adminPreviewMachine,
  input,
  inputs: [
    { token: TOKEN, preview: null },
    { token: null, preview: null },
  ],
  key: ({ token, minutesLeft, wasRefused }) => ({ hasToken: token !== null, minutesLeft, wasRefused }),
  cases: {
    CLOSE: [{ type: 'CLOSE' }],
    RETRY: [{ type: 'RETRY' }],
    'WRITE.REFUSED': [{ type: 'WRITE.REFUSED' }],
    'OTHER_TAB.CHANGED': [{ type: 'OTHER_TAB.CHANGED' }],
  },
  outcomes: {
    enterPreview: [{ output: 'entered' }, { output: 'refused' }, { error: new Error('offline') }],
    closePreview: [{ output: undefined }, { error: new Error('offline') }],
    watchWrites: [{ error: new Error('no fetch') }],
    otherTabs: [{ error: new Error('no channel') }],
  },
  delays: { patience: 9000, minute: 60_000, lifetime: 200_000 },
  secrets: { token: (snapshot) => snapshot.status === 'active' },
  invariants: [
    {
      name: 'A-210 whose account it is stands there for as long as it is shown',
      when: (snapshot) => snapshot.matches('active'),
      holds: (snapshot) => connectAdminPreview(snapshot).email === 'parent@play.test',
    },
    {
      name: 'A-211 A-281 the code is sent as it stands in the address, and kept no longer than it may be of use',
      holds: (snapshot, { calls }) =>
        calls
          .filter(({ src }) => src === 'enterPreview')
          .every(({ input: sent }) => JSON.stringify(sent) === JSON.stringify({ token: TOKEN })) &&
        (snapshot.status === 'active' || snapshot.context.token === null),
    },
    {
      name: 'E-84 when what was left of the quarter of an hour has passed it is over, and not before',
      holds: (snapshot, { events }) => snapshot.matches('over') === events.some(({ type }) => LIFETIME.test(type)),
    },
    {
      name: 'the minutes that are left are counted, and never none while it lasts',
      when: (snapshot) => snapshot.matches('active'),
      holds: (snapshot, { events }) => {
        const passed = events.filter(({ type }) => MINUTE.test(type)).length
        return connectAdminPreview(snapshot).minutesLeft === Math.max(1, 4 - passed)
      },
    },
    {
      name: 'E-63 the other tabs are told when it is entered or closed, and only then',
      holds: (snapshot, { effects, events }) => {
        const isOwn = !events.some(({ type }) => type === 'OTHER_TAB.CHANGED')
        const isTold = snapshot.matches('entered') || (snapshot.matches('left') && isOwn)
        return effects.filter(({ type }) => type === 'tellOtherTabs').length === Number(isTold)
      },
    },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) =>
        connectAdminPreview(snapshot).isBusy === (pending.has('enterPreview') || pending.has('closePreview')),
    },
  ],
}
