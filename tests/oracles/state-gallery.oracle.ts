import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'

/** `asked`: what is being arranged; null: nothing. `refused`: what could not be. */
type Memory = {
  language: string
  size: string
  person: string | null
  told: string | null
  asked: Need | null
  refused: Need | null
  since: number
}
type Need = { kind: 'signIn'; persona: string } | { kind: 'signOut' } | { kind: 'tell'; about: string }

const PATIENCE = 20_000
const decided = 'ADR-0062'

type Known = { event: { type: string }; before: { memory: Memory } | null }
const ASKING = ['SIGN_IN', 'SIGN_OUT', 'TELL']
const asks = ({ event, before }: Known) =>
  ASKING.includes(event.type) && before !== null && before.memory.asked === null
const signsIn = (step: Known) => step.event.type === 'SIGN_IN' && asks(step)
const signsOut = (step: Known) => step.event.type === 'SIGN_OUT' && asks(step)
const tells = (step: Known) => step.event.type === 'TELL' && asks(step)

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
      { decided, says: 'who is signed in, what is told, what is being arranged, and what could not be' },
      (step) => {
        const { view, memory } = step
        return [
          equal([view.person, view.told, view.asked], [memory.person, memory.told, memory.asked ?? memory.refused]),
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
    always({ decided, says: 'and for one thing at a time' }, (step) => (asks(step) ? null : notAsked(step))),
    lasts(PATIENCE, 'SIGN_IN', { decided, says: 'so long it is waited for', when: signsIn }, ({ view }) => view.isBusy),
    lasts(
      PATIENCE,
      'SIGN_OUT',
      { decided, says: 'so long it is waited for', when: signsOut },
      ({ view }) => view.isBusy,
    ),
    lasts(PATIENCE, 'TELL', { decided, says: 'so long it is waited for', when: tells }, ({ view }) => view.isBusy),
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
    const { language, size, person, told } = input
    const last: Memory = memory ?? { language, size, person, told, asked: null, refused: null, since: 0 }
    if (event.type === 'LANGUAGE') return { ...last, language: event.language }
    if (event.type === 'SIZE') return { ...last, size: event.size }
    if (ASKING.includes(event.type) && last.asked === null)
      return { ...last, asked: needOf(event), refused: null, since: now }
    if (last.asked === null) return last
    // what was told before is in doubt with it
    const failed = { ...last, told: null, asked: null, refused: last.asked }
    const refused = last.asked.kind === 'tell' ? failed : { ...failed, person: null }
    if (event.actor !== 'arrange') return now - last.since >= PATIENCE ? refused : last
    return event.output === true ? { ...last, ...arranged(last.asked), asked: null } : refused
  },
)

const needOf = ({ type, persona, about }: { type: string; persona?: string; about?: string }): Need =>
  type === 'TELL'
    ? { kind: 'tell', about: about ?? '' }
    : type === 'SIGN_OUT'
      ? { kind: 'signOut' }
      : { kind: 'signIn', persona: persona ?? '' }

/** Who signs in has a session that knows nothing yet. */
const arranged = (need: Need) =>
  need.kind === 'tell' ? { told: need.about } : { person: need.kind === 'signIn' ? need.persona : null, told: null }
