import type { EditCardView } from '~/machines/account/edit-card/edit-card.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft, sentTo } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'failed' | 'saving' | 'tried' | 'saved' | 'left'
/** `failure`: why it was not taken. `open`: what is charged at once. `since`: when was asked what is being waited for. */
type Memory = { card: Loose; failure: string | null; open: Loose[]; tried: Loose[]; phase: Phase; since: number }
type Known = Step<EditCardView, Memory>
type Seen = Step<EditCardView, Memory | null>

const PATIENCE = 9000

const began = (step: Known) => step.memory.phase === 'saving' && step.before?.memory.phase !== 'saving'
const isOver = ({ memory }: Known) => ['tried', 'saved', 'left'].includes(memory.phase)
const ended = (step: Known) => isOver(step) && step.before !== null && step.before.memory.phase === 'saving'

/** "07 / 30": the month, and the year of this century. */
function wanted({ number, expiry, cvc, name }: Loose) {
  const [month, year] = expiry.split(' / ')
  const digits = number.replaceAll(' ', '')
  return { number: digits, exp_month: Number(month), exp_year: 2000 + Number(year), cvc, name: name.trim() }
}

export const editCardOracle = oracle<EditCardView, Memory>(
  'editCard',
  [
    after('start', { rule: ['A-130', 'F-58'], says: 'the fields of a card are shown, empty' }, (step) => [
      asked(step, 'card', { today: step.input.today }),
      equal(step.view.form?.machine, 'cardForm'),
      equal(step.view.open, step.input.open),
      equal(Object.values(step.view.form?.text ?? {}).join(''), ''),
    ]),
    always({ rule: 'F-58', says: 'why it was not taken is said until it is sent again' }, ({ view, memory }) =>
      equal(
        [view.failure, view.isSaved, view.toldId],
        [memory.phase === 'failed' ? memory.failure : null, memory.phase === 'saved', 'card-told'],
      ),
    ),
    always(
      { rule: ['A-025', 'A-130'], says: 'what is charged as soon as it is saved is said, and what it comes to' },
      ({ view, memory }) => [
        equal(view.open, memory.open),
        equal(
          view.totals.reduce((all, { amountCents }) => all + amountCents, 0),
          memory.open.reduce((all, { sum }) => all + sum.amountCents, 0),
        ),
      ],
    ),
    always(
      { rule: ['A-025', 'A-130'], says: 'what came of it is told instead of the fields, until another card is wanted' },
      ({ view, memory }) => [
        equal(view.tried, memory.phase === 'tried' ? memory.tried : []),
        equal(view.form === null, memory.phase === 'tried'),
        equal(view.canReplace, memory.phase === 'tried' && memory.open.length > 0),
      ],
    ),
    always({ rule: 'F-58', says: 'busy while the bank is asked, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'saving'),
      equal(isRunning(step, 'saveCard'), step.memory.phase === 'saving'),
    ]),
    after('CARD', { rule: ['A-130', 'F-58'], says: 'the card is sent, for this way to pay', when: began }, (step) =>
      asked(step, 'saveCard', {
        as: step.input.as,
        paymentMethod: step.input.paymentMethod,
        card: wanted(step.memory.card),
      }),
    ),
    always({ rule: 'F-58', says: 'nothing is sent but by a press' }, (step) =>
      step.before === null || began(step) ? null : notAsked(step),
    ),
    after(
      'CARD',
      { rule: 'F-58', says: 'what is on its way is not sent twice', when: (step) => !began(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'CARD', { rule: 'F-58', says: 'so long the bank is waited for', when: began }, (step) =>
      isRunning(step, 'saveCard'),
    ),
    always(
      { rule: 'A-130', says: 'its fields are emptied once it is saved, or the page left, and not before' },
      (step) => (ended(step) ? sentTo(step, 'card', { type: 'CLEAR' }) : equal(step.sent, [])),
    ),
    always({ rule: ['F-58', 'A-004'], says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
    ),
  ],
  (memory, step) => {
    if (memory === null) return { card: null, failure: null, open: step.input.open, tried: [], phase: 'open', since: 0 }
    if (memory.phase === 'tried') return replaced(memory, step)
    if (memory.phase === 'saving') return answered(memory, step)
    const isSent = step.event.type === 'CARD' && (memory.phase === 'open' || memory.phase === 'failed')
    return isSent ? { ...memory, card: step.event.card, failure: null, phase: 'saving', since: step.now } : memory
  },
)

function effectsOf(step: Known): string[] {
  const { memory, before, event, input } = step
  if (before?.memory.phase !== 'saving' || memory.phase === 'saving') return []
  if (memory.phase === 'tried') return ['tellOtherTabs', 'focusOn card-told']
  if (memory.phase === 'saved') return ['tellOtherTabs', `goOn ${input.backHref}`]
  if (memory.phase === 'left') return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
  // what the bank says no to is no failure of ours
  return [...(memory.failure === 'unreachable' ? ['logFailure'] : []), 'focusOn card-told']
}

const replaced = (memory: Memory, { event }: Seen): Memory =>
  event.type === 'REPLACE' && memory.open.length > 0 ? { ...memory, tried: [], phase: 'open' } : memory

function answered(memory: Memory, { event, now }: Seen): Memory {
  const failed = (failure: string): Memory => ({ ...memory, phase: 'failed', failure })
  if (event.actor !== 'saveCard') return now - memory.since >= PATIENCE ? failed('unreachable') : memory
  if (event.output?.ok) {
    const tried: Loose[] = event.output.value
    if (tried.length === 0) return { ...memory, phase: 'saved' }
    const declined = tried.filter(({ outcome }) => outcome === 'declined').map(({ uuid }) => uuid)
    return { ...memory, tried, open: memory.open.filter(({ uuid }) => declined.includes(uuid)), phase: 'tried' }
  }
  const error: Loose = event.output?.error ?? {}
  if (error.kind === 'unauthorised' || error.kind === 'otherPerson') return { ...memory, phase: 'left' }
  if (error.kind === 'payment') return failed(error.failure)
  return failed(['tooMany', 'superseded'].includes(error.kind) ? error.kind : 'unreachable')
}
