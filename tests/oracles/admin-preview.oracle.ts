import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, answered, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { AdminPreviewView } from '~/machines/shell/admin-preview/admin-preview.connect'

type Phase = 'none' | 'entering' | 'unreachable' | 'refused' | 'entered' | 'shown' | 'over' | 'left'
/** `since`: when the last question was asked; `wasRefused`: something was to be changed meanwhile. */
type Memory = { phase: Phase; isClosing: boolean; notClosed: boolean; wasRefused: boolean; since: number }

/** F-53: so long each question is waited for. */
const PATIENCE = 9000
const MINUTE = 60_000

const turns = ({ memory, before }: { memory: Memory; before: { memory: Memory } | null }) =>
  memory.phase === before?.memory.phase ? null : memory.phase
const wasShown = ({ before }: { before: { memory: Memory } | null }) => before?.memory.phase === 'shown'
const closes = ({ event, before }: { event: Loose; before: { memory: Memory } | null }) =>
  event.type === 'CLOSE' && before?.memory.phase === 'shown' && !before.memory.isClosing
const enters = (step: { memory: Memory; before: { memory: Memory } | null }) => turns(step) === 'entering'

export const adminPreviewOracle = oracle<AdminPreviewView, Memory>(
  'adminPreview',
  [
    always({ rule: ['A-008', 'A-210'], says: 'whose account it is, for as long as it is shown' }, (step) => {
      const { view, input, memory } = step
      return equal(view.email, memory.phase === 'none' ? null : (input.preview?.email ?? null))
    }),
    always(
      { decided: 'E-84', says: 'how many minutes are left of the quarter of an hour' },
      ({ view, memory, input, now }) => {
        const left = Math.ceil((input.preview?.secondsLeft ?? 0) / 60) - Math.floor(now / MINUTE)
        return equal(view.minutesLeft, memory.phase === 'shown' ? Math.max(1, left) : null)
      },
    ),
    always({ rule: ['A-211', 'A-281'], says: 'the code of the address is sent, once for each try' }, (step) =>
      enters(step) ? asked(step, 'enterPreview', { token: step.input.token }) : notAsked(step, 'enterPreview'),
    ),
    always({ rule: 'A-211', says: 'while it is exchanged the code is at hand, and afterwards it is gone' }, (step) => {
      const { view, memory, input } = step
      const isOfUse = memory.phase === 'entering' || memory.phase === 'unreachable'
      return [
        equal(view.isEntering, memory.phase === 'entering'),
        equal(view.token, isOfUse ? input.token : null),
        equal(isRunning(step, 'enterPreview'), memory.phase === 'entering'),
      ]
    }),
    lasts(PATIENCE, 'RETRY', { decided: 'E-84', says: 'so long it is waited for', when: enters }, (step) =>
      isRunning(step, 'enterPreview'),
    ),
    after(
      answered('enterPreview'),
      { decided: 'E-84', says: 'a code that opens nothing cannot be tried again' },
      (step) => equal(step.view.can.retry, step.memory.phase === 'unreachable'),
    ),
    after('CLOSE', { rule: ['A-008', 'A-210'], says: 'the preview is closed', when: closes }, (step) =>
      asked(step, 'closePreview'),
    ),
    always({ rule: 'A-210', says: 'and by that button alone' }, (step) =>
      closes(step) ? null : notAsked(step, 'closePreview'),
    ),
    lasts(PATIENCE, 'CLOSE', { decided: 'E-65', says: 'so long it is waited for', when: closes }, (step) =>
      isRunning(step, 'closePreview'),
    ),
    always({ rule: 'A-210', says: 'it can be closed for as long as it is shown' }, ({ view, memory }) => [
      equal(view.can.close, memory.phase === 'shown' && !memory.isClosing),
      equal(view.can.retry, memory.phase === 'unreachable'),
      equal(view.isBusy, memory.phase === 'entering' || (memory.phase === 'shown' && memory.isClosing)),
      equal(view.isEnded, ['unreachable', 'refused', 'over'].includes(memory.phase)),
    ]),
    always({ decided: 'E-65', says: 'it says what was not changed, not closed, and not opened' }, ({ view, memory }) =>
      equal(view.notice, noticeOf(memory)),
    ),
    always({ decided: 'E-63', says: 'other tabs, and where the browser goes' }, (step) => {
      const turned = turns(step)
      const by = step.event.type
      if (turned === 'entered')
        return [did(step, 'tellOtherTabs'), did(step, 'openAccount'), equal(step.effects.length, 2)]
      if (turned === 'left' && by === 'OTHER_TAB.CHANGED')
        return [did(step, 'startAnew'), equal(step.effects.length, 1)]
      if (turned === 'left')
        return [did(step, 'tellOtherTabs'), did(step, 'openCustomers'), equal(step.effects.length, 2)]
      return didNot(step, 'tellOtherTabs', 'openAccount', 'openCustomers', 'startAnew')
    }),
    always({ decided: 'E-91', says: 'what came to nothing is logged' }, (step) => {
      const { memory, before, event } = step
      if (event.type === 'failed' && ['watchWrites', 'otherTabs'].includes(event.actor) && wasShown(step))
        return did(step, 'logFailure', 'listening')
      if (turns(step) === 'unreachable') return did(step, 'logFailure', 'entering')
      const fails = memory.phase === 'shown' && before?.memory.isClosing === true && !memory.isClosing
      return fails ? did(step, 'logFailure', 'closing') : didNot(step, 'logFailure')
    }),
    after(
      'start',
      {
        decided: 'E-65',
        says: 'changes that the server refuses are noticed',
        when: ({ memory }) => memory.phase === 'shown',
      },
      (step) => [asked(step, 'watchWrites'), asked(step, 'otherTabs')],
    ),
    never({ rule: 'A-003', says: 'anything happens where there is neither a preview nor a code' }, (step) =>
      step.memory.phase === 'none' ? step.calls.asked.length > 0 || step.ended === null : false,
    ),
  ],
  (memory, { event, input, now }) => {
    if (!memory) return startOf(input)
    if (memory.phase === 'entering') return entering(memory, event, now)
    if (memory.phase === 'unreachable' && event.type === 'RETRY') return { ...memory, phase: 'entering', since: now }
    return memory.phase === 'shown' ? shown(memory, { event, input, now }) : memory
  },
)

const startOf = ({ preview, token }: Loose): Memory => ({
  phase: preview ? 'shown' : token === null ? 'none' : 'entering',
  ...{ isClosing: false, notClosed: false, wasRefused: false, since: 0 },
})

function entering(memory: Memory, event: Loose, now: number): Memory {
  if (event.actor === 'enterPreview' && event.type === 'failed') return { ...memory, phase: 'unreachable' }
  if (event.actor === 'enterPreview') return { ...memory, phase: event.output === 'entered' ? 'entered' : 'refused' }
  return now - memory.since >= PATIENCE ? { ...memory, phase: 'unreachable' } : memory
}

function shown(memory: Memory, { event, input, now }: Loose): Memory {
  if (event.type === 'OTHER_TAB.CHANGED') return { ...memory, phase: 'left' }
  if (now >= input.preview.secondsLeft * 1000) return { ...memory, phase: 'over' }
  if (event.type === 'WRITE.REFUSED') return { ...memory, wasRefused: true }
  if (!memory.isClosing)
    return event.type === 'CLOSE' ? { ...memory, isClosing: true, notClosed: false, since: now } : memory
  if (event.actor === 'closePreview' && event.type !== 'failed') return { ...memory, phase: 'left' }
  const isLate = now - memory.since >= PATIENCE
  return event.actor === 'closePreview' || isLate ? { ...memory, isClosing: false, notClosed: true } : memory
}

function noticeOf({ phase, isClosing, notClosed, wasRefused }: Memory) {
  if (phase === 'refused' || phase === 'unreachable' || phase === 'over') return phase
  if (phase !== 'shown') return null
  if (notClosed && !isClosing) return 'notClosed'
  return wasRefused ? 'readOnly' : null
}
