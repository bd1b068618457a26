import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'

/** `asked`: what is being arranged, and after it; `refused`: what could not be. `page`: what is opened after it. */
type Memory = {
  language: string
  size: string
  person: string | null
  told: string | null
  preview: string | null
  on: readonly string[]
  asked: readonly Need[]
  refused: Need | null
  page: { href: string; size: string } | null
  since: number
}
type Need =
  | { kind: 'signIn'; persona: string }
  | { kind: 'signOut' }
  | { kind: 'preview'; of: string }
  | { kind: 'tell'; about: string }
  | { kind: 'flag'; key: string; value: 'on' }

const PATIENCE = 20_000
const decided = 'ADR-0062'

type Asking = { type: string; persona?: string; about?: string; flag?: string; needs?: readonly Need[] }
type Known = { event: Asking; before: { memory: Memory } | null }
const ASKING = ['SIGN_IN', 'SIGN_OUT', 'LOOK_AT', 'TELL', 'TURN_ON']
const isAsking = ({ type, needs = [] }: Asking) => ASKING.includes(type) || (type === 'OPEN' && needs.length > 0)
const asks = ({ event, before }: Known) => isAsking(event) && before !== null && before.memory.asked.length === 0
/** What was arranged now, and something else is needed. */
const goesOn = ({ event, before, memory }: Known & { event: { actor?: string }; memory: Memory }) =>
  event.actor === 'arrange' && before !== null && before.memory.asked.length > 1 && memory.asked.length > 0
const needsNothing = ({ event }: Known) => event.type === 'OPEN' && event.needs?.length === 0
const signsIn = (step: Known) => step.event.type === 'SIGN_IN' && asks(step)
const signsOut = (step: Known) => step.event.type === 'SIGN_OUT' && asks(step)
const looksAt = (step: Known) => step.event.type === 'LOOK_AT' && asks(step)
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
            [view.person, view.told, view.preview, view.on, view.asked],
            [memory.person, memory.told, memory.preview, memory.on, memory.asked[0] ?? memory.refused],
          ),
          equal([view.isBusy, view.isRefused], [memory.asked.length > 0, memory.refused !== null]),
          equal(view.opening, memory.page?.href ?? null),
          equal(isRunning(step, 'arrange'), memory.asked.length > 0),
        ]
      },
    ),
    after('SIGN_IN', { decided, says: 'the server is asked, with the key', when: signsIn }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'signIn', persona: step.event.persona } }),
    ),
    after('SIGN_OUT', { decided, says: 'the server is asked, with the key', when: signsOut }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'signOut' } }),
    ),
    after('LOOK_AT', { decided, says: 'the server is asked, with the key', when: looksAt }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'preview', of: step.event.persona } }),
    ),
    after(
      'OPEN',
      { decided, says: 'first that is arranged which its page needs, one after the other', when: asks },
      (step) => [
        asked(step, 'arrange', { key: step.input.key, task: step.event.needs[0] }),
        didNot(step, 'openWindow'),
      ],
    ),
    always({ decided, says: 'what else it needs follows when that is so' }, (step) =>
      goesOn(step) ? asked(step, 'arrange', { key: step.input.key, task: step.memory.asked[0] }) : null,
    ),
    after('TELL', { decided, says: 'the server is asked, with the key', when: tells }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'tell', about: step.event.about } }),
    ),
    after('TURN_ON', { decided, says: 'the server is asked, with the key', when: turnsOn }, (step) =>
      asked(step, 'arrange', { key: step.input.key, task: { kind: 'flag', key: step.event.flag, value: 'on' } }),
    ),
    always({ decided, says: 'and for one thing at a time' }, (step) =>
      asks(step) || goesOn(step) ? null : notAsked(step),
    ),
    lasts(PATIENCE, 'SIGN_IN', { decided, says: 'so long it is waited for', when: signsIn }, ({ view }) => view.isBusy),
    lasts(
      PATIENCE,
      'SIGN_OUT',
      { decided, says: 'so long it is waited for', when: signsOut },
      ({ view }) => view.isBusy,
    ),
    lasts(PATIENCE, 'TELL', { decided, says: 'so long it is waited for', when: tells }, ({ view }) => view.isBusy),
    lasts(PATIENCE, 'TURN_ON', { decided, says: 'so long it is waited for', when: turnsOn }, ({ view }) => view.isBusy),
    after(
      'OPEN',
      { decided, says: 'the page opens at its own size, else at the chosen one', when: needsNothing },
      (step) => did(step, 'openWindow', { href: step.event.href, size: step.event.size ?? step.memory.size }),
    ),
    always({ decided, says: 'also when all that it needs is so, and only then' }, (step) => {
      const page = step.before?.memory.page ?? null
      if (page && step.memory.page === null && step.memory.refused === null) return did(step, 'openWindow', page)
      return needsNothing(step) ? null : didNot(step, 'openWindow')
    }),
    always({ decided, says: 'what came to nothing is logged' }, (step) =>
      step.memory.refused !== null && step.before?.memory.refused === null
        ? did(step, 'logFailure')
        : didNot(step, 'logFailure'),
    ),
  ],
  (memory, { event, input, now }) => {
    const { language, size, person, told, preview, on } = input
    const given = { language, size, person, told, preview, on }
    const last: Memory = memory ?? { ...given, asked: [], refused: null, page: null, since: 0 }
    if (event.type === 'LANGUAGE') return { ...last, language: event.language }
    if (event.type === 'SIZE') return { ...last, size: event.size }
    const [first, ...more] = last.asked
    if (!first && isAsking(event)) return { ...last, ...wanted(event, last), refused: null, since: now }
    if (!first) return last
    const refused = { ...last, ...inDoubt(first, last), asked: [], page: null, refused: first }
    if (event.actor !== 'arrange') return now - last.since >= PATIENCE ? refused : last
    if (event.output !== true) return refused
    return { ...last, ...arranged(first, last), asked: more, page: more.length > 0 ? last.page : null, since: now }
  },
)

type Wanted = Asking & { href?: string; size?: string | null }
const wanted = ({ href = '', size, ...event }: Wanted, last: Memory): Pick<Memory, 'asked' | 'page'> =>
  event.type === 'OPEN'
    ? { asked: event.needs ?? [], page: { href, size: size ?? last.size } }
    : { asked: [needOf(event)], page: null }

const needOf = ({ type, persona, about, flag }: Asking): Need =>
  type === 'TURN_ON'
    ? { kind: 'flag', key: flag ?? '', value: 'on' }
    : type === 'TELL'
      ? { kind: 'tell', about: about ?? '' }
      : type === 'SIGN_OUT'
        ? { kind: 'signOut' }
        : type === 'LOOK_AT'
          ? { kind: 'preview', of: persona ?? '' }
          : { kind: 'signIn', persona: persona ?? '' }

/** Who signs in has a session that knows nothing yet; a flag is nobody's. */
function arranged(need: Need, { on }: Memory): Partial<Memory> {
  if (need.kind === 'flag') return { on: [...new Set([...on, need.key])] }
  if (need.kind === 'tell') return { told: need.about }
  if (need.kind === 'preview') return { preview: need.of }
  return { person: need.kind === 'signIn' ? need.persona : null, told: null, preview: null }
}

/** What was so before may be so no longer. */
function inDoubt(need: Need, { on }: Memory): Partial<Memory> {
  if (need.kind === 'flag') return { on: on.filter((key) => key !== need.key) }
  if (need.kind === 'tell') return { told: null }
  return need.kind === 'preview' ? { preview: null } : { person: null, told: null, preview: null }
}
