import type { SignUpView } from '~/machines/identity/sign-up/sign-up.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import {
  EMPTY,
  emailErrors,
  type Fields,
  failureOf,
  filled,
  NO_SECRETS,
  newPasswordErrors,
  sayingNo,
  shownEmail,
  shownName,
  shownPassword,
  toEnd,
  toErrors,
  toStep,
} from './identity-fields'

/** `hasGaps`: the form was sent with something missing. `failure`: why it did not work, until something else is typed. */
type Memory = Fields & { hasGaps: boolean; failure: string | null }
type Known = Step<SignUpView, Memory>

const PATIENCE = 20_000

const gapsIn = (fields: Fields) => [...emailErrors(fields), ...newPasswordErrors(fields)]
const wasAsking = (actor: string) => (step: Known) => step.before !== null && isRunning(step.before, actor)
const isFillingIn = (step: { before: { calls: { running: unknown[] } } | null }) =>
  step.before?.calls.running.length === 0
const isComplete = ({ memory }: Known) => gapsIn(memory).length === 0
const hasPassword = ({ memory }: Known) => memory.password !== ''
const hasNoAccount = (step: Known) => wasAsking('signUp')(step) && !isRunning(step, 'signUp')

/** The address waits for its code in this tab: a page that is loaded anew comes back to it. */
const waitingFor = (email: string) => ({ name: 'saveWaiting', params: email })
const noLongerWaiting = { name: 'forgetWaiting', params: undefined }
const asksForCode = (step: Known) => [
  asked(step, 'confirmCode', { config: step.input.config, email: step.memory.email }),
  equal([step.view.code?.email, step.effects], [step.memory.email, [waitingFor(step.memory.email), toStep('code')]]),
]
const saysNo = (step: Known) => [notAsked(step), equal(step.effects, sayingNo(failureOf(step)))]

export const signUpOracle = oracle<SignUpView, Memory>(
  'signUp',
  [
    after('start', { rule: 'F-02', says: 'an empty form' }, (step) => [
      nothingLeft(step),
      equal(step.view.isBusy, false),
    ]),
    after(
      either('CHANGE', 'REVEAL'),
      { rule: 'F-02', says: 'nobody is asked for that', when: isFillingIn },
      nothingLeft,
    ),
    after(
      'SUBMIT',
      {
        rule: ['F-02', 'S-007', 'S-359'],
        says: 'asks for the account',
        when: (step) => isFillingIn(step) && isComplete(step),
      },
      (step) => {
        const { config } = step.input
        const { name, email, password } = step.memory
        return [asked(step, 'signUp', { config, name, email, password }), equal(step.effects, [])]
      },
    ),
    after(
      'SUBMIT',
      { rule: 'F-02', says: 'what is missing is said first', when: (step) => isFillingIn(step) && !isComplete(step) },
      (step) => [notAsked(step), equal(step.effects, [toErrors]), equal(step.view.errors, gapsIn(step.memory))],
    ),
    after(
      either('CHANGE', 'REVEAL', 'SUBMIT', 'RESTORE'),
      { rule: 'F-02', says: 'once asked, nothing changes', when: (step) => !isFillingIn(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(
      PATIENCE,
      'SUBMIT',
      { rule: 'S-378', when: (step) => step.calls.asked.length > 0 },
      (step) => isRunning(step, 'signUp') && step.view.isBusy,
    ),
    after(
      either('time', failed('signUp')),
      { rule: ['F-02', 'S-378'], says: 'says why, or that no answer came', when: hasNoAccount },
      saysNo,
    ),
    after(done('signUp'), { rule: ['F-02', 'S-359'], says: 'a code was mailed, and is asked for' }, asksForCode),
    after('RESTORE', { rule: 'F-02', says: 'comes back to the code of that address', when: isFillingIn }, (step) => [
      ...asksForCode(step),
      equal(step.view.email.value, step.event.email),
    ]),
    after(
      done('confirmCode'),
      { rule: ['F-02', 'S-359'], says: 'signs in with what was typed', when: hasPassword },
      (step) => {
        const { config, returnTo } = step.input
        const { email, password } = step.memory
        return [
          asked(step, 'entering', { config, email, password, returnTo }),
          equal([step.effects, step.view.isSigningIn], [[noLongerWaiting], true]),
        ]
      },
    ),
    after(
      done('confirmCode'),
      { rule: 'F-02', says: 'a password that is kept nowhere is typed anew', when: (step) => !hasPassword(step) },
      (step) => [notAsked(step), equal([step.effects, step.view.isConfirmed], [[noLongerWaiting, toEnd], true])],
    ),
    after(failed('confirmCode'), { rule: 'S-378', says: 'the code could not be asked for' }, saysNo),
    after('BACK', { rule: 'F-02', says: 'another address', when: wasAsking('confirmCode') }, (step) => [
      stopped(step, 'confirmCode'),
      notAsked(step),
      equal(step.effects, [noLongerWaiting, toStep('email')]),
    ]),
    after(
      'BACK',
      { rule: 'F-02', says: 'only from the code', when: (step) => !wasAsking('confirmCode')(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('SIGNED_IN', { rule: 'F-02', says: 'the password is needed no more' }, (step) =>
      wasAsking('entering')(step)
        ? [nothingLeft(step), equal([step.view.password.value, step.view.isSigningIn], ['', true])]
        : [nothingLeft(step), keptView(step)],
    ),
    after(done('entering'), { decided: 'E-82', says: 'signed in, and the browser stayed: a link leads on' }, (step) =>
      equal([step.view.isDone, step.view.returnTo, step.effects], [true, step.input.returnTo, [toEnd]]),
    ),
    after(failed('entering'), { rule: ['F-02', 'S-378'], says: 'the account is there all the same' }, (step) =>
      equal([step.view.isConfirmed, step.effects], [true, [toEnd]]),
    ),
    always({ rule: 'F-02', says: 'what was typed stands in its field' }, ({ view, memory }) => [
      equal(view.name, shownName(memory)),
      equal([view.email, view.password], [shownEmail(memory), shownPassword(memory)]),
    ]),
    always({ rule: ['F-02', 'S-378'], says: 'what is wrong is said until it is tried again' }, ({ view, memory }) =>
      equal(
        [view.errors, view.failure, view.summaryId],
        [memory.hasGaps ? gapsIn(memory) : [], memory.failure, toErrors.params],
      ),
    ),
    always({ rule: 'F-02', says: 'one thing at a time, until it is signed in or not' }, (step) => [
      equal(step.view.isBusy, isRunning(step, 'signUp') || isRunning(step, 'entering')),
      equal(
        [step.view.isSigningIn, step.view.code !== null],
        [isRunning(step, 'entering'), isRunning(step, 'confirmCode')],
      ),
      equal(step.ended !== null, step.view.isDone || step.view.isConfirmed),
      step.calls.running.length <= 1,
    ]),
  ],
  (memory, step) => {
    const { event } = step
    const known: Memory = memory ?? { ...EMPTY, hasGaps: false, failure: null }
    if (step.ended) return { ...known, ...NO_SECRETS }
    if (isFillingIn(step)) {
      const fields = { ...known, ...filled(known, event) }
      if (event.type === 'RESTORE') return { ...fields, email: event.email, hasGaps: false, failure: null }
      if (event.type === 'CHANGE') return { ...fields, failure: null }
      return event.type === 'SUBMIT' ? { ...fields, hasGaps: gapsIn(fields).length > 0, failure: null } : fields
    }
    if (event.type === 'SIGNED_IN' && step.before && isRunning(step.before, 'entering'))
      return { ...known, ...NO_SECRETS }
    const isGivenUp = event.type === 'time' && step.calls.stopped.length > 0
    return isGivenUp || event.type === 'failed' ? { ...known, failure: failureOf(step) } : known
  },
)
