import type { DataExportView } from '~/machines/account/data-export/data-export.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, failed, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'refused' | 'failed' | 'saved' | 'exporting' | 'left'
/** `failure`: why there is no file. `since`: when was asked what is being waited for. */
type Memory = { password: string; failure: string | null; phase: Phase; since: number }
type Known = Step<DataExportView, Memory>
type Seen = Step<DataExportView, Memory | null>

const PATIENCE = 20_000
/** What the pool takes. */
const MOST = 256
const ASKED: readonly Phase[] = ['exporting', 'left']

const isOpen = ({ before }: Known) => before !== null && !ASKED.includes(before.memory.phase)
const began = (step: Known) => step.memory.phase === 'exporting' && step.before?.memory.phase !== 'exporting'

export const dataExportOracle = oracle<DataExportView, Memory>(
  'dataExport',
  [
    after('start', { decided: 'E-101', says: 'nothing is typed, and nothing is asked' }, (step) => [
      nothingLeft(step),
      equal(step.view.password.value, ''),
    ]),
    always({ decided: 'E-101', says: 'what was typed stands in its field' }, ({ view, memory }) =>
      equal(view.password, {
        ...{ id: 'export-password', value: memory.password, maxLength: MOST },
        isMissing: memory.phase === 'refused',
      }),
    ),
    always({ decided: 'E-101', says: 'what came of it is said until something is typed or sent' }, (step) =>
      equal(
        [step.view.failure, step.view.isSaved, step.view.toldId],
        [step.memory.phase === 'failed' ? step.memory.failure : null, step.memory.phase === 'saved', 'export-told'],
      ),
    ),
    always({ decided: 'E-101', says: 'busy while it is being read, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'exporting'),
      equal(isRunning(step, 'exportAccount'), step.memory.phase === 'exporting'),
    ]),
    after('DOWNLOAD', { decided: 'E-101', says: 'it is asked for with the password', when: began }, (step) =>
      asked(step, 'exportAccount', { as: step.input.as, password: step.memory.password }),
    ),
    always({ decided: 'E-101', says: 'nothing else is asked for' }, (step) => (began(step) ? null : notAsked(step))),
    after(
      'CHANGE',
      { decided: 'E-101', says: 'what was sent does not change', when: (step) => !isOpen(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'DOWNLOAD', { decided: 'E-101', says: 'so long it is waited for', when: began }, (step) =>
      isRunning(step, 'exportAccount'),
    ),
    after(
      failed('exportAccount'),
      { decided: 'E-101', says: 'the input is kept', when: ({ memory }) => memory.phase === 'failed' },
      ({ view, before }) => equal(view.password.value, before?.view.password.value),
    ),
    never({ decided: 'E-101', says: 'a password stays beside its file, or on a page that is left' }, (step) =>
      ['saved', 'left'].includes(step.memory.phase) ? step.view.password.value !== '' : false,
    ),
    always({ rule: 'A-004', decided: 'E-101', says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
    ),
  ],
  (memory, step) => {
    if (memory === null) return { password: '', failure: null, phase: 'open', since: 0 }
    if (memory.phase === 'exporting') return answered(memory, step)
    return memory.phase === 'left' ? memory : edited(memory, step)
  },
)

function effectsOf({ memory, before, event }: Known): string[] {
  if (before === null) return []
  if (memory.phase === 'refused' && event.type === 'DOWNLOAD') return ['focusOn export-password']
  if (before.memory.phase !== 'exporting' || memory.phase === 'exporting') return []
  if (memory.phase === 'left') return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
  // a password that is not theirs is no failure of ours
  const isLogged = memory.phase === 'failed' && memory.failure === 'unreachable'
  return [...(isLogged ? ['logFailure'] : []), 'focusOn export-told']
}

function edited(memory: Memory, { event, now }: Seen): Memory {
  if (event.type === 'CHANGE') return { ...memory, phase: 'open', failure: null, password: event.value.slice(0, MOST) }
  if (event.type !== 'DOWNLOAD') return memory
  return { ...memory, failure: null, phase: memory.password === '' ? 'refused' : 'exporting', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'exportAccount')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed', failure: 'unreachable' } : memory
  if (event.output?.ok) return { ...memory, password: '', phase: 'saved' }
  const kind: Loose = event.output?.error.kind
  if (kind === 'unauthorised' || kind === 'otherPerson') return { ...memory, password: '', phase: 'left' }
  return { ...memory, phase: 'failed', failure: kind ?? 'unreachable' }
}
