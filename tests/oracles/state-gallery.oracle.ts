import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'

/** `asked`: what is being arranged; null: nothing. `refused`: what could not be. */
type Memory = {
  language: string
  size: string
  person: string | null
  told: string | null
  on: readonly string[]
  asked: Need | null
  refused: Need | null
  since: number
}
type Need =
  | { kind: 'signIn'; persona: string }
  | { kind: 'signOut' }
  | { kind: 'tell'; about: string }
  | { kind: 'flag'; key: string; value: 'on' }

const PATIENCE = 20_000
const decided = 'ADR-0062'

type Asking = { type: string; persona?: string; about?: string; flag?: string }
type Known = { event: { type: string }; before: { memory: Memory } | null }
const ASKING = ['SIGN_IN', 'SIGN_OUT', 'TELL', 'TURN_ON']
const asks = ({ event, before }: Known) =>
  ASKING.includes(event.type) && before !== null && before.memory.asked === null
const signsIn = (step: Known) => step.event.type === 'SIGN_IN' && asks(step)
const signsOut = (step: Known) => step.event.type === 'SIGN_OUT' && asks(step)
const tells = (step: Known) => step.event.type === 'TELL' && asks(step)
const turnsOn = (step: Known) => step.event.type === 'TURN_ON' && asks(step)

export const stateGalleryOracle = oracle<StateGalleryView, Memory>(
  'stateGallery',
  [
    always({ decided, says: 'the language and the size that were chosen last' }, ({ view, memory }) =>
      equal(
        [view.language, view.size, view.prefix, view.languages],
        [
          memory.language,
          memory.size,
          memory.language === 'en' ? '' : `/${memory.language}`,
          ['en', 'nl', 'fr', 'de', 'es'],
        ],
      ),
    ),
    always(
      { decided, says: 'who is signed in, what is told and on, what is being arranged, and what could not be' },
      (step) => {
        const { view, memory } = step
        return [
          equal(
            [view.person, view.told, view.on, view.asked],
            [memory.person, memory.told, memory.on, memory.asked ?? memory.refused],
          ),
          equal([view.isBusy, view.isRefused], [memory.asked !== null, memory.refused !== null]),
          equal(isRunning(step, 'arrange'), memory.asked !== null),
        ]
      },
    ),
    after('SIGN_IN', { decided, says: 'the server is asked, with the key', when: signsIn }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'signIn', persona: step.event.persona } }),
    ),
    after('SIGN_OUT', { decided, says: 'the server is asked, with the key', when: signsOut }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'signOut' } }),
    ),
    after('TELL', { decided, says: 'the server is asked, with the key', when: tells }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'tell', about: step.event.about } }),
    ),
    after('TURN_ON', { decided, says: 'the server is asked, with the key', when: turnsOn }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'flag', key: step.event.flag, value: 'on' } }),
    ),
    always({ decided, says: 'and for one thing at a time' }, (step) => (asks(step) ? null : notAsked(step))),
    lasts(PATIENCE, 'SIGN_IN', { decided, says: 'so long it is waited for', when: signsIn }, ({ view }) => view.isBusy),
    lasts(
      PATIENCE,
      'SIGN_OUT',
      { decided, says: 'so long it is waited for', when: signsOut },
      ({ view }) => view.isBusy,
    ),
    lasts(PATIENCE, 'TELL', { decided, says: 'so long it is waited for', when: tells }, ({ view }) => view.isBusy),
    lasts(PATIENCE, 'TURN_ON', { decided, says: 'so long it is waited for', when: turnsOn }, ({ view }) => view.isBusy),
    after('OPEN', { decided, says: 'the page opens at its own size, else at the chosen one' }, (step) =>
      did(step, 'openWindow', { href: step.event.href, size: step.event.size ?? step.memory.size }),
    ),
    always({ decided, says: 'and only then' }, (step) =>
      step.event.type === 'OPEN' ? null : didNot(step, 'openWindow'),
    ),
    always({ decided, says: 'what came to nothing is logged' }, (step) =>
      step.memory.refused !== null && step.before?.memory.refused === null
        ? did(step, 'logFailure')
        : didNot(step, 'logFailure'),
    ),
  ],
  (memory, { event, input, now }) => {
    const { language, size, person, told, on } = input
    const last: Memory = memory ?? { language, size, person, told, on, asked: null, refused: null, since: 0 }
    if (event.type === 'LANGUAGE') return { ...last, language: event.language }
    if (event.type === 'SIZE') return { ...last, size: event.size }
    if (ASKING.includes(event.type) && last.asked === null)
      return { ...last, asked: needOf(event), refused: null, since: now }
    if (last.asked === null) return last
    const refused = { ...last, ...inDoubt(last.asked, last), asked: null, refused: last.asked }
    if (event.actor !== 'arrange') return now - last.since >= PATIENCE ? refused : last
    return event.output === true ? { ...last, ...arranged(last.asked, last), asked: null } : refused
  },
)

const needOf = ({ type, persona, about, flag }: Asking): Need =>
  type === 'TURN_ON'
    ? { kind: 'flag', key: flag ?? '', value: 'on' }
    : type === 'TELL'
      ? { kind: 'tell', about: about ?? '' }
      : type === 'SIGN_OUT'
        ? { kind: 'signOut' }
        : { kind: 'signIn', persona: persona ?? '' }

/** Who signs in has a session that knows nothing yet; a flag is nobody's. */
function arranged(need: Need, { on }: Memory): Partial<Memory> {
  if (need.kind === 'flag') return { on: [...new Set([...on, need.key])] }
  if (need.kind === 'tell') return { told: need.about }
  return { person: need.kind === 'signIn' ? need.persona : null, told: null }
}

/** What was so before may be so no longer. */
function inDoubt(need: Need, { on }: Memory): Partial<Memory> {
  if (need.kind === 'flag') return { on: on.filter((key) => key !== need.key) }
  return need.kind === 'tell' ? { told: null } : { person: null, told: null }
}
