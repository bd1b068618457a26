import type { ConfirmActionView } from '~/machines/account/confirm-action/confirm-action.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, answered, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'

type Phase = 'reviewing' | 'failed' | 'confirming' | 'done' | 'closed' | 'left'
/** `since`: when was asked what is being waited for. */
type Memory = {
  phase: Phase
  reason: string | null
  note: string
  language: string | null
  kits: string | null
  /** by question */
  picked: Record<string, string>
  obstacle: string | null
  since: number
}

/** So long an answer is waited for. */
const PATIENCE = 9000
/** The longest note (decided: E-56). */
const NOTE = 300
/** The mockup of the page: kits and boxes together, of which each subscription has its own. */
const INSTEAD: Record<string, string[]> = {
  money: ['cancelBooks', 'skip', 'skipBox', 'pause'],
  enoughToys: ['skip', 'skipBox', 'pause'],
  notTaken: ['skip', 'skipBox'],
  away: ['move', 'pause'],
}
const REASONS = ['money', 'enoughToys', 'notTaken', 'away', 'other']
/** Design 7. */
const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es']

type Known = { event: Loose; input: Loose; before: { memory: Memory } | null }
const isOpen = ({ before }: Known) => before?.memory.phase === 'reviewing' || before?.memory.phase === 'failed'
const isCancelling = (kind: string) => kind === 'cancel' || kind === 'cancelBoxes'
const answers = ({ options }: Loose): string[] =>
  options.flatMap(({ name, values }: Loose) => values.map((value: string) => `${name}=${value}`))
const offered = (input: Loose): string[] =>
  ({
    ...{ cancel: REASONS, cancelBoxes: REASONS, language: LANGUAGES },
    ...{ prepay: input.advances.map(String), customize: answers(input) },
  })[String(input.kind)] ?? []
/** something comes that would not have come. */
const isOther = ({ options }: Loose, picked: Memory['picked']) =>
  options.some(({ name, now }: Loose) => picked[name] !== undefined && picked[name] !== now)
const chooses = (step: Known) => isOpen(step) && offered(step.input).includes(step.event.choice)
const writes = (step: Known) => isOpen(step) && step.before?.memory.reason === 'other'
const isComplete = ({ kind, current, advance, ...input }: Loose, { language, kits, picked }: Memory) =>
  (kind !== 'customize' || isOther(input, picked)) &&
  (kind !== 'language' || (language !== null && language !== current)) &&
  (kind !== 'prepay' || (kits !== null && kits !== String(advance)))
const confirms = (step: Known) => isOpen(step) && step.before !== null && isComplete(step.input, step.before.memory)
const turns = ({ memory, before }: Known & { memory: Memory }) =>
  before && memory.phase !== before.memory.phase ? memory.phase : null

/** A-028 … … A-064: what is sent of each action. */
function sent({ kind, item, from }: Loose, { reason, note, language, kits, picked }: Memory) {
  if (kind === 'extendGift') return { kind, from }
  if (kind === 'customize') return { kind, item, customization: picked }
  if (kind === 'skip' || kind === 'keep') return { kind, item }
  if (kind === 'language') return { kind, language }
  if (kind === 'prepay') return { kind, kits: Number(kits) }
  if (kind === 'skipBox' || kind === 'keepBox') return { kind, box: item }
  if (!isCancelling(kind)) return { kind }
  return { kind, reason, note: reason === 'other' && note.trim() ? note.trim() : null }
}

export const confirmActionOracle = oracle<ConfirmActionView, Memory>(
  'confirmAction',
  [
    always({ decided: 'E-56', says: 'what is asked, and what is chosen of it' }, ({ view, memory, input }) => {
      const { kind, current } = input
      return [
        equal(view.kind, kind),
        equal(
          view.reasons.map(({ reason, isPicked }) => [reason, isPicked]),
          isCancelling(kind) ? REASONS.map((reason) => [reason, reason === memory.reason]) : [],
        ),
        equal(
          view.languages.map(({ language, isPicked }) => [language, isPicked]),
          kind === 'language' ? LANGUAGES.map((each) => [each, each === (memory.language ?? current)]) : [],
        ),
        equal(
          view.advances.map(({ kits, isPicked }) => [kits, isPicked]),
          input.advances.map((each: number) => [each, String(each) === (memory.kits ?? String(input.advance))]),
        ),
        equal(
          view.options.map(({ name, values }) => [
            name,
            values.map((each) => [each.value, each.choice, each.isPicked]),
          ]),
          input.options.map(({ name, values, now }: Loose) => [
            name,
            values.map((each: string) => [each, `${name}=${each}`, each === (memory.picked[name] ?? now)]),
          ]),
        ),
        equal(view.note, memory.reason === 'other' ? memory.note : null),
      ]
    }),
    always({ decided: 'E-56', says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'confirming'),
      equal(isRunning(step, 'changeSubscription'), step.memory.phase === 'confirming'),
    ]),
    always({ rule: 'A-284', says: 'that it came to nothing is known until something is chosen' }, ({ view, memory }) =>
      equal(
        [view.hasFailed, view.obstacle],
        [memory.phase === 'failed', memory.phase === 'closed' ? memory.obstacle : null],
      ),
    ),
    after(
      'CONFIRM',
      {
        rule: [
          'A-028',
          'A-029',
          'A-030',
          'A-031',
          'A-032',
          'A-033',
          'A-034',
          'A-035',
          'A-036',
          'A-061',
          'A-062',
          'A-064',
        ],
        says: 'what was chosen is sent for that subscription',
        when: confirms,
      },
      (step) =>
        asked(step, 'changeSubscription', {
          as: step.input.as,
          subscription: step.input.subscription,
          change: sent(step.input, step.memory),
        }),
    ),
    always({ decided: 'E-56', says: 'nothing else is sent' }, (step) =>
      step.event.type === 'CONFIRM' && confirms(step) ? null : notAsked(step, 'changeSubscription'),
    ),
    after(
      answered('changeSubscription'),
      {
        decided: 'E-56',
        says: 'an answer ends the waiting',
        when: ({ before }) => before?.memory.phase === 'confirming',
      },
      (step) => equal(step.view.isBusy, false),
    ),
    lasts(PATIENCE, 'CONFIRM', { decided: 'E-56', says: 'so long it is waited for', when: confirms }, (step) =>
      isRunning(step, 'changeSubscription'),
    ),
    always({ decided: 'E-56', says: 'what leaves the page, and what is logged' }, (step) => {
      const { input, event } = step
      const turned = turns(step)
      if (turned === 'done')
        return [
          did(step, 'tellOtherTabs'),
          did(step, 'goToSchedule', {
            ...{ subscription: input.subscription, childUuid: input.childUuid },
            ...{ kind: input.kind, item: input.item },
          }),
          equal(step.effects.length, 2),
        ]
      if (turned === 'failed') return [did(step, 'logFailure'), equal(step.effects.length, 1)]
      if (turned !== 'left') return didNot(step)
      const leads = event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew'
      return [did(step, leads), equal(step.effects.length, 1)]
    }),
    always({ decided: 'E-56', says: 'what is complete can be confirmed' }, ({ view, memory, input }) =>
      equal(view.can.confirm, ['reviewing', 'failed'].includes(memory.phase) && isComplete(input, memory)),
    ),
    always({ decided: 'E-56', says: 'what may help instead, by the reason, the best first' }, ({ view, memory }) =>
      equal(view.instead?.kinds ?? [], INSTEAD[memory.reason ?? ''] ?? []),
    ),
    never({ decided: 'E-56', says: 'a page that says why not lets something be confirmed' }, ({ view }) =>
      view.obstacle !== null ? view.can.confirm || view.isBusy : false,
    ),
  ],
  (memory, step) => {
    const { event, input, now } = step
    if (!memory) return startOf(input)
    const known = { event, input, before: { memory } }
    if (event.type === 'CHOOSE') return chooses(known) ? chosen(memory, step) : memory
    if (event.type === 'WRITE') return writes(known) ? { ...memory, note: event.note.slice(0, NOTE) } : memory
    if (event.type === 'CONFIRM') return confirms(known) ? { ...memory, phase: 'confirming', since: now } : memory
    if (memory.phase !== 'confirming') return memory
    if (event.actor === 'changeSubscription') return answeredWith(memory, event.output)
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  },
)

const startOf = ({ obstacle }: Loose): Memory => ({
  ...{ phase: obstacle ? 'closed' : 'reviewing', obstacle, since: 0 },
  ...{ reason: null, note: '', language: null, kits: null, picked: {} },
})

function chosen(memory: Memory, { input, event }: { input: Loose; event: Loose }): Memory {
  if (input.kind === 'customize') {
    const [name, value] = event.choice.split('=')
    return { ...memory, picked: { ...memory.picked, [name]: value }, phase: 'reviewing' }
  }
  const asked =
    { cancel: 'reason', cancelBoxes: 'reason', language: 'language', prepay: 'kits' }[String(input.kind)] ?? ''
  return { ...memory, [asked]: event.choice, phase: 'reviewing' }
}

const REFUSALS = [
  ...[
    'ended',
    'ending',
    'gift',
    'paid',
    'tooLate',
    'language',
    'books',
    'running',
    'complete',
    'renewing',
    'owed',
    'fewer',
  ],
  ...['plain', 'skipped', 'notOffered', 'noGift', 'noMethod'],
  ...['boxTooLate', 'paused', 'unpausable'],
]

/** The subscription has the last word. */
function answeredWith(memory: Memory, answer: Loose): Memory {
  if (answer?.ok) return { ...memory, phase: 'done' }
  const { kind, code } = answer?.error ?? {}
  if (kind === 'unauthorised' || kind === 'otherPerson') return { ...memory, phase: 'left' }
  if (kind !== 'refused' && kind !== 'notFound') return { ...memory, phase: 'failed' }
  return { ...memory, phase: 'closed', obstacle: REFUSALS.includes(code) ? code : 'ended' }
}
