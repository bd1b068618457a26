import type { ConfirmCodeView } from '~/machines/identity/confirm-code/confirm-code.connect'
import {
  asked,
  did,
  equal,
  isRunning,
  kept,
  keptView,
  notAsked,
  nothingLeft,
  sentTo,
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import { codeErrors, EMPTY, type Fields, failureOf, filled, sayingNo, toErrors } from './identity-fields'

/** `hasGaps`: it was sent too short. `failure`: why it was not taken, until the next is typed or mailed. */
type Memory = Fields & { hasGaps: boolean; failure: string | null }
type Known = Step<ConfirmCodeView, Memory>
type Seen = Step<ConfirmCodeView, Memory | null>

const PATIENCE = 15_000

const wasTrying = ({ before }: Seen) => before !== null && isRunning(before, 'confirmSignUp')
const isTyping = (step: Known) => step.before !== null && !wasTrying(step)
const isWhole = ({ memory }: Known) => codeErrors(memory).length === 0
const isTriedNoMore = (step: Known) => wasTrying(step) && !isRunning(step, 'confirmSignUp')

/** To the actor beside it that mails a code, as long as that is there. */
const tellsMail = (step: Known, type: string) =>
  isRunning(step, 'codeMail') ? sentTo(step, 'codeMail', { type }) : equal(step.sent, [])

export const confirmCodeOracle = oracle<ConfirmCodeView, Memory>(
  'confirmCode',
  [
    after('start', { rule: 'F-02', says: 'the code of the mail to that address' }, (step) => [
      asked(step, 'codeMail', step.input),
      equal([step.view.email, step.view.isBusy, step.effects], [step.input.email, false, []]),
      notAsked(step, 'confirmSignUp'),
    ]),
    after(
      'SUBMIT',
      { rule: 'F-02', says: 'six digits are tried', when: (step) => isTyping(step) && isWhole(step) },
      (step) => {
        const { config, email } = step.input
        return [
          asked(step, 'confirmSignUp', { config, email, code: step.memory.code }),
          tellsMail(step, 'TRIED'),
          equal(step.effects, []),
        ]
      },
    ),
    after(
      'SUBMIT',
      { rule: 'F-02', says: 'fewer are not', when: (step) => isTyping(step) && !isWhole(step) },
      (step) => [
        equal([step.calls.asked, step.sent, step.effects], [[], [], [toErrors]]),
        equal(step.view.errors, codeErrors(step.memory)),
      ],
    ),
    after('CHANGE', { rule: 'F-02', says: 'typing asks nobody', when: isTyping }, nothingLeft),
    after(
      either('CHANGE', 'SUBMIT'),
      { rule: 'F-02', says: 'while it is tried, nothing changes', when: (step: Known) => wasTrying(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('RESEND', { rule: 'F-02', says: 'another mail is asked for beside it' }, (step) => [
      tellsMail(step, 'RESEND'),
      equal([step.calls.asked, step.effects], [[], []]),
      kept(step, ({ code, isBusy, errors }) => [code, isBusy, errors]),
    ]),
    after('CODE.RESENT', { rule: 'F-02', says: 'with another code the one of before is worth nothing' }, (step) => [
      nothingLeft(step),
      equal(step.view.code, ''),
      kept(step, ({ failure, isBusy }) => [failure, isBusy]),
    ]),
    after(done('confirmSignUp'), { rule: ['F-02', 'S-359'], says: 'it was right: no other is mailed' }, (step) => [
      equal(step.ended, { output: undefined }),
      equal(
        [step.calls.running, step.effects, step.view.code, step.view.resend, step.view.isBusy],
        [[], [], '', null, true],
      ),
    ]),
    after(
      either('time', failed('confirmSignUp')),
      { rule: ['F-02', 'S-378'], says: 'it says why not, or that no answer came', when: isTriedNoMore },
      (step) => [equal(step.effects, sayingNo(failureOf(step))), notAsked(step), equal(step.ended, null)],
    ),
    lasts(PATIENCE, 'SUBMIT', { rule: 'S-378', when: (step) => step.calls.asked.length > 0 }, (step) =>
      isRunning(step, 'confirmSignUp'),
    ),
    after(failed('codeMail'), { rule: 'S-378', says: 'the code of the first mail can still be given' }, (step) => [
      did(step, 'logFailure'),
      notAsked(step),
      kept(step, ({ code, failure, errors, isBusy }) => [code, failure, errors, isBusy]),
    ]),
    always(
      { rule: 'F-02', says: 'what was typed, what is wrong with it, and why it was not taken' },
      ({ view, memory }) =>
        equal(
          [view.code, view.errors, view.failure, view.summaryId],
          [memory.code, memory.hasGaps ? codeErrors(memory) : [], memory.failure, toErrors.params],
        ),
    ),
    always({ rule: 'F-02', says: 'busy while it is tried' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'confirmSignUp') || step.ended !== null),
    ),
  ],
  (memory, step) => {
    const { event } = step
    const known: Memory = memory ?? { ...EMPTY, hasGaps: false, failure: null }
    if (step.ended || event.type === 'CODE.RESENT') return { ...known, code: '' }
    const isGivenUp = event.type === 'time' && step.calls.stopped.length > 0
    if (isGivenUp || (event.type === 'failed' && event.actor === 'confirmSignUp'))
      return { ...known, failure: failureOf(step) }
    if (wasTrying(step)) return known
    if (event.type === 'CHANGE') return { ...known, ...filled(known, event), failure: null }
    if (event.type === 'RESEND') return { ...known, failure: null }
    return event.type === 'SUBMIT' ? { ...known, hasGaps: codeErrors(known).length > 0, failure: null } : known
  },
)
