import type { CodeMailView } from '~/machines/identity/code-mail/code-mail.connect'
import {
  asked,
  did,
  didNot,
  equal,
  isRunning,
  keptView,
  notAsked,
  nothingLeft,
  stopped,
  toldParent,
} from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle } from '~/machines/proving/oracle/rows'

/** `hasResent`: another mail is on its way, and nobody has tried a code since. */
type Memory = { hasResent: boolean }

const PAUSE = 30_000
const PATIENCE = 20_000

const canAsk = ({ before }: { before: { view: CodeMailView } | null }) => before?.view.isPossible === true
const cannotAsk = ({ before }: { before: { view: CodeMailView } | null }) => before?.view.isPossible === false

export const codeMailOracle = oracle<CodeMailView, Memory>(
  'codeMail',
  [
    after('start', { rule: 'F-02', says: 'the first was mailed just now' }, (step) => [
      equal([step.view.isPossible, step.view.isBusy, step.view.hasFailed], [false, false, false]),
      nothingLeft(step),
    ]),
    lasts(PAUSE, 'start', { rule: 'F-02' }, ({ view }) => !view.isPossible),
    lasts(
      PAUSE,
      done('askCode'),
      { rule: 'F-02', says: 'the next again after so long' },
      ({ view }) => !view.isPossible,
    ),
    after('RESEND', { rule: 'F-02', says: 'another is asked for, for the same address', when: canAsk }, (step) => [
      asked(step, 'askCode', step.input),
      equal([step.view.isBusy, step.view.isPossible, step.view.hasFailed], [true, false, false]),
      equal(step.told, []),
    ]),
    after('RESEND', { rule: 'F-02', says: 'none before its time, and none twice at once', when: cannotAsk }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    after(
      'TRIED',
      { rule: 'F-02b', says: 'who tries a code is no longer told of the mail, and loses nothing' },
      (step) => [
        nothingLeft(step),
        step.before && equal({ ...step.view, state: null }, { ...step.before.view, hasResent: false, state: null }),
      ],
    ),
    after(done('askCode'), { rule: 'F-02', says: 'it says so, and its form is told' }, (step) => [
      toldParent(step, { type: 'CODE.RESENT' }),
      equal([step.view.isBusy, step.view.hasFailed], [false, false]),
      didNot(step),
    ]),
    after(failed('askCode'), { rule: 'S-378', says: 'it says so, and can be tried again at once' }, (step) => [
      equal([step.view.hasFailed, step.view.isPossible, step.view.isBusy], [true, true, false]),
      did(step, 'logFailure'),
      equal(step.told, []),
    ]),
    lasts(
      PATIENCE,
      'RESEND',
      { rule: 'S-378', says: 'no answer is waited for longer', when: canAsk },
      (step) => isRunning(step, 'askCode') && step.view.isBusy && !step.view.hasFailed,
    ),
    after(
      'time',
      {
        rule: 'S-378',
        says: 'no answer is a failure',
        when: ({ before, view }) => before?.view.isBusy === true && !view.isBusy,
      },
      (step) => [
        equal([step.view.hasFailed, step.view.isPossible], [true, true]),
        did(step, 'logFailure'),
        stopped(step, 'askCode'),
        equal(step.told, []),
      ],
    ),
    after(
      'time',
      {
        rule: 'S-378',
        says: 'a failure is said until another mail is asked for',
        when: ({ before }) => before?.view.isBusy === false,
      },
      (step) => [step.before && equal(step.view.hasFailed, step.before.view.hasFailed), nothingLeft(step)],
    ),
    always({ rule: 'F-02', says: 'another mail is spoken of until a code is tried' }, ({ view, memory }) =>
      equal(view.hasResent, memory.hasResent),
    ),
    always({ rule: 'F-02', says: 'busy while the mail is asked for, and only then' }, (step) => [
      equal(step.view.isBusy, isRunning(step, 'askCode')),
      equal(step.ended, null),
      step.event.type === 'RESEND' ? null : notAsked(step),
    ]),
  ],
  (memory, { event, before }) => {
    if (event.type === 'done') return { hasResent: true }
    const isAsked = event.type === 'RESEND' && before?.view.isPossible === true
    return { hasResent: isAsked || event.type === 'TRIED' ? false : (memory?.hasResent ?? false) }
  },
)
