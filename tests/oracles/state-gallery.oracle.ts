import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'

/** `asked`: who is being signed in; null: nobody. `refused`: who could not be. */
type Memory = {
  language: string
  size: string
  person: string | null
  asked: string | null
  refused: string | null
  since: number
}

const PATIENCE = 20_000
const decided = 'ADR-0062'

type Known = { event: { type: string }; before: { memory: Memory } | null }
const asks = ({ event, before }: Known) => event.type === 'SIGN_IN' && before !== null && before.memory.asked === null

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
    always({ decided, says: 'who is signed in, who is being, and who could not be' }, (step) => {
      const { view, memory } = step
      return [
        equal([view.person, view.asked], [memory.person, memory.asked ?? memory.refused]),
        equal([view.isBusy, view.isRefused], [memory.asked !== null, memory.refused !== null]),
        equal(isRunning(step, 'signInPersona'), memory.asked !== null),
      ]
    }),
    after('SIGN_IN', { decided, says: 'the server is asked, with the key', when: asks }, (step) =>
      asked(step, 'signInPersona', { key: step.input.key, persona: step.event.persona }),
    ),
    always({ decided, says: 'and for one person at a time' }, (step) => (asks(step) ? null : notAsked(step))),
    lasts(PATIENCE, 'SIGN_IN', { decided, says: 'so long it is waited for', when: asks }, ({ view }) => view.isBusy),
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
    const { language, size, person } = input
    const last: Memory = memory ?? { language, size, person, asked: null, refused: null, since: 0 }
    if (event.type === 'LANGUAGE') return { ...last, language: event.language }
    if (event.type === 'SIZE') return { ...last, size: event.size }
    if (event.type === 'SIGN_IN' && last.asked === null)
      return { ...last, asked: event.persona, refused: null, since: now }
    if (last.asked === null) return last
    const refused = { ...last, person: null, asked: null, refused: last.asked }
    if (event.actor !== 'signInPersona') return now - last.since >= PATIENCE ? refused : last
    return event.output === true ? { ...last, person: last.asked, asked: null } : refused
  },
)
