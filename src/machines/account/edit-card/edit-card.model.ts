import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { connectEditCard } from './edit-card.connect'
import { editCardMachine } from './edit-card.machine'

const card = { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: ' Bo Example ' }
const SENT = { number: '4242424242424242', exp_month: 7, exp_year: 2030, cvc: '123', name: 'Bo Example' }
const KIT = { uuid: 'kit', name: 'The Senser', kits: 1, sum: { amountCents: 8400, currency: 'eur' as const } }
const BOX = { uuid: 'box', name: null, kits: 1, sum: { amountCents: 1500, currency: 'eur' as const } }
const CHARGED = { ...KIT, outcome: 'charged' as const }
const DECLINED = { ...KIT, outcome: 'declined' as const }
const LATER = { ...BOX, sum: null, outcome: 'later' as const }
const BACK = '/account/account/account-settings/payment-method'

export const editCardModel: Model<typeof editCardMachine> = {
  machine: editCardMachine,
  input: {
    as: 'account',
    today: CivilDate.parse('2026-11-21'),
    paymentMethod: 'method',
    open: [KIT, BOX],
    backHref: BACK,
  },
  key: ({ failure, open, tried }) => ({ failure, open: open.length, tried: tried.map(({ outcome }) => outcome) }),
  cases: { CARD: [{ type: 'CARD', card }], REPLACE: [{ type: 'REPLACE' }] },
  outcomes: {
    card: [],
    saveCard: [
      { output: { ok: true, value: [] } },
      { output: { ok: true, value: [CHARGED, LATER] } },
      { output: { ok: true, value: [DECLINED] } },
      { output: { ok: false, error: { kind: 'payment', failure: 'declined' } } },
      { output: { ok: false, error: { kind: 'payment', failure: 'card_expired' } } },
      { output: { ok: false, error: { kind: 'superseded' } } },
      { output: { ok: false, error: { kind: 'tooMany' } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  secrets: { card: (snapshot) => snapshot.matches('saving') },
  invariants: [
    {
      name: 'A-130 a card is known while it is on its way, and no longer',
      holds: (snapshot) => (snapshot.context.card !== null) === snapshot.matches('saving'),
    },
    {
      name: 'A-130 what is sent is the card as a bank reads it, for the way to pay that the page is about',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'saveCard')
          .every(
            ({ input: sent }) =>
              JSON.stringify(sent) === JSON.stringify({ as: 'account', paymentMethod: 'method', card: SENT }),
          ),
    },
    {
      name: 'F-58 why not is said until it is sent again',
      holds: (snapshot) => (connectEditCard(snapshot).failure !== null) === snapshot.matches({ editing: 'failed' }),
    },
    {
      name: 'A-025 what was tried at once is said where it was, and not left unsaid',
      holds: (snapshot, { effects }) =>
        snapshot.context.tried.length > 0 === snapshot.matches('tried') &&
        (!snapshot.matches('tried') || !effects.some(({ type }) => type === 'goOn')),
    },
    {
      name: 'another card is asked for where this one was declined, and nowhere else',
      when: (snapshot) => snapshot.matches('tried'),
      holds: (snapshot) =>
        connectEditCard(snapshot).canReplace === snapshot.context.tried.some(({ outcome }) => outcome === 'declined'),
    },
    {
      name: 'other tabs are told once it is saved, and then the way to pay is shown',
      when: (snapshot) => snapshot.matches('saved'),
      holds: (_, { effects }) => {
        const [told, gone] = effects.slice(-2)
        return told?.type === 'tellOtherTabs' && gone?.type === 'goOn' && gone.params === BACK
      },
    },
  ],
}
