import type { SignInView } from '~/machines/identity/sign-in/sign-in.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import {
  EMPTY,
  emailErrors,
  type Fields,
  failureOf,
  filled,
  NO_SECRETS,
  passwordErrors,
  sayingNo,
  shownEmail,
  shownPassword,
  toEnd,
  toErrors,
  toStep,
} from './identity-fields'

/** `hasGaps`: the form was sent with something missing. `failure`: why it did not work, until something else is typed. */
type Memory = Fields & { hasGaps: boolean; failure: string | null }
type Known = Step<SignInView, Memory>

const gapsIn = (fields: Fields) => [...emailErrors(fields), ...passwordErrors(fields)]
const wasAsking = (actor: string) => (step: Known) => step.before !== null && isRunning(step.before, actor)
const isFillingIn = (step: { before: { calls: { running: unknown[] } } | null }) =>
  step.before?.calls.running.length === 0
const isComplete = ({ memory }: Known) => gapsIn(memory).length === 0
const isUnconfirmed = (step: Known) => failureOf(step) === 'unconfirmed'
const credentials = ({ input: { config, returnTo }, memory: { email, password } }: Known) => ({
  config,
  email,
  password,
  returnTo,
})

export const signInOracle = oracle<SignInView, Memory>(
  'signIn',
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
        rule: ['F-02', 'S-007'],
        says: 'address and password are tried',
        when: (step) => isFillingIn(step) && isComplete(step),
      },
      (step) => [asked(step, 'entering', credentials(step)), equal(step.effects, [])],
    ),
    after(
      'SUBMIT',
      { rule: 'F-02', says: 'what is missing is said first', when: (step) => isFillingIn(step) && !isComplete(step) },
      (step) => [notAsked(step), equal(step.effects, [toErrors]), equal(step.view.errors, gapsIn(step.memory))],
    ),
    after(
      either('CHANGE', 'REVEAL', 'SUBMIT'),
      { rule: 'F-02', says: 'while it is tried, nothing changes', when: (step) => !isFillingIn(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'SIGNED_IN',
      { rule: 'F-02', says: 'the password is needed no more', when: wasAsking('entering') },
      (step) => [nothingLeft(step), equal([step.view.password.value, step.view.isBusy], ['', true])],
    ),
    after(
      'SIGNED_IN',
      { rule: 'F-02', says: 'only while it is tried', when: (step) => !wasAsking('entering')(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(done('entering'), { decided: 'E-82', says: 'signed in, and the browser stayed: a link leads on' }, (step) => [
      equal([step.view.isDone, step.view.returnTo], [true, step.input.returnTo]),
      equal(step.effects, [toEnd]),
    ]),
    after(
      failed('entering'),
      { rule: 'F-02', says: 'an account without its code asks for it', when: isUnconfirmed },
      (step) => [
        asked(step, 'confirmCode', { config: step.input.config, email: step.memory.email }),
        equal([step.view.code?.email, step.effects], [step.memory.email, [toStep('code')]]),
      ],
    ),
    after(
      either(failed('entering'), failed('confirmCode')),
      { rule: ['F-02', 'S-378'], says: 'says why, and keeps what was typed', when: (step) => !isUnconfirmed(step) },
      (step) => [notAsked(step), equal(step.effects, sayingNo(failureOf(step)))],
    ),
    after(done('confirmCode'), { rule: ['F-02', 'S-359'], says: 'then it is tried with what was typed' }, (step) => [
      asked(step, 'entering', credentials(step)),
      equal(step.effects, []),
    ]),
    after('BACK', { rule: 'F-02', says: 'another address', when: wasAsking('confirmCode') }, (step) => [
      stopped(step, 'confirmCode'),
      notAsked(step),
      equal(step.effects, [toStep('email')]),
    ]),
    after(
      'BACK',
      { rule: 'F-02', says: 'only from the code', when: (step) => !wasAsking('confirmCode')(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    always({ rule: 'F-02', says: 'what was typed stands in its field' }, ({ view, memory }) =>
      equal([view.email, view.password], [shownEmail(memory), shownPassword(memory)]),
    ),
    always({ rule: ['F-02', 'S-378'], says: 'what is wrong is said until it is tried again' }, ({ view, memory }) =>
      equal(
        [view.errors, view.failure, view.summaryId],
        [memory.hasGaps ? gapsIn(memory) : [], memory.failure, toErrors.params],
      ),
    ),
    always({ rule: 'F-02', says: 'busy, at the code or done, and nothing of it twice' }, (step) =>
      equal(
        [step.view.isBusy, step.view.code !== null, step.view.isDone],
        [isRunning(step, 'entering'), isRunning(step, 'confirmCode'), step.ended !== null],
      ),
    ),
  ],
  (memory, step) => {
    const { event } = step
    const known: Memory = memory ?? { ...EMPTY, hasGaps: false, failure: null }
    if (isFillingIn(step)) {
      const fields = { ...known, ...filled(known, event) }
      if (event.type === 'CHANGE') return { ...fields, failure: null }
      return event.type === 'SUBMIT' ? { ...fields, hasGaps: gapsIn(fields).length > 0, failure: null } : fields
    }
    if (event.type === 'SIGNED_IN' && step.before && isRunning(step.before, 'entering'))
      return { ...known, ...NO_SECRETS }
    const hasFailed = event.type === 'failed' && failureOf(step) !== 'unconfirmed'
    return hasFailed ? { ...known, failure: failureOf(step) } : known
  },
)
