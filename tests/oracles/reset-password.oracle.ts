import type { ResetPasswordView } from '~/machines/identity/reset-password/reset-password.connect'
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
  stopped,
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import {
  codeErrors,
  EMPTY,
  emailErrors,
  type Fields,
  failureOf,
  filled,
  NO_SECRETS,
  newPasswordErrors,
  sayingNo,
  shownEmail,
  shownPassword,
  toEnd,
  toErrors,
  toStep,
} from './identity-fields'

/**
 * Which form is shown: for the address, or for code and password. `hasGaps`: it was sent with something missing.
 * `failure`: why it did not work, until something else is typed or mailed.
 */
type Memory = Fields & { form: 'address' | 'password'; hasGaps: boolean; failure: string | null }
type Known = Step<ResetPasswordView, Memory>
type Seen = Step<ResetPasswordView, Memory | null>

const PATIENCE = 20_000
const QUESTIONS = ['askCode', 'setPassword', 'entering']

const gapsIn = (memory: Memory) =>
  memory.form === 'address' ? emailErrors(memory) : [...codeErrors(memory), ...newPasswordErrors(memory)]
const isIn = (form: Memory['form'], { before }: Seen) => before?.memory?.form === form
const isBusy = ({ before }: Seen) => before !== null && QUESTIONS.some((actor) => isRunning(before, actor))
const isFillingIn = (form: Memory['form']) => (step: Known) => isIn(form, step) && !isBusy(step)
const isComplete = ({ memory }: Known) => gapsIn(memory).length === 0
const wasAsking = (actor: string) => (step: Seen) => step.before !== null && isRunning(step.before, actor)
/** The code is asked for, or tried: until the password is set. */
const isAtCode = (step: Known) => wasAtCode(step)
const wasAtCode = (step: Seen) => isIn('password', step) && !wasAsking('entering')(step)
const hasNot = (actor: string) => (step: Known) => wasAsking(actor)(step) && !isRunning(step, actor)

/** To the actor beside the form that mails another code, as long as that is there. */
const tellsMail = (step: Known, type: string) =>
  isRunning(step, 'codeMail') ? sentTo(step, 'codeMail', { type }) : equal(step.sent, [])
const saysWhatIsMissing = (step: Known) => [
  equal([step.calls.asked, step.sent, step.effects], [[], [], [toErrors]]),
  equal(step.view.errors, gapsIn(step.memory)),
]
const saysNo = (step: Known) => [notAsked(step), equal(step.effects, sayingNo(failureOf(step)))]
const changesNothing = (step: Known) => [nothingLeft(step), keptView(step)]

export const resetPasswordOracle = oracle<ResetPasswordView, Memory>(
  'resetPassword',
  [
    after('start', { rule: 'F-02b', says: 'asks for the address' }, (step) => [
      nothingLeft(step),
      equal([step.view.step, step.view.isBusy], ['address', false]),
    ]),
    after(
      'ASK',
      {
        rule: ['F-02b', 'S-359'],
        says: 'a code is mailed to it',
        when: (step) => isFillingIn('address')(step) && isComplete(step),
      },
      (step) => [
        asked(step, 'askCode', { config: step.input.config, email: step.memory.email }),
        equal(step.effects, []),
      ],
    ),
    after(
      'ASK',
      { rule: 'F-02b', says: 'to no other', when: (step) => isFillingIn('address')(step) && !isComplete(step) },
      saysWhatIsMissing,
    ),
    after(done('askCode'), { rule: 'F-02b', says: 'code and new password are asked for, account or not' }, (step) => [
      asked(step, 'codeMail', { config: step.input.config, email: step.memory.email }),
      equal([step.view.step, step.view.resend !== null, step.effects], ['password', true, [toStep('code')]]),
    ]),
    after(
      either('time', failed('askCode')),
      { rule: ['F-02b', 'S-378'], says: 'it says why no code is mailed', when: hasNot('askCode') },
      saysNo,
    ),
    after(
      'SET',
      {
        rule: 'F-02b',
        says: 'code and password are tried',
        when: (step) => isFillingIn('password')(step) && isComplete(step),
      },
      (step) => {
        const { email, code, password } = step.memory
        return [
          asked(step, 'setPassword', { config: step.input.config, email, code, password }),
          tellsMail(step, 'TRIED'),
          equal(step.effects, []),
        ]
      },
    ),
    after(
      'SET',
      { rule: 'F-02b', says: 'not by halves', when: (step) => isFillingIn('password')(step) && !isComplete(step) },
      saysWhatIsMissing,
    ),
    after(
      either('time', failed('setPassword')),
      { rule: ['F-02b', 'S-378'], says: 'it says why there is no new password', when: hasNot('setPassword') },
      saysNo,
    ),
    after(done('setPassword'), { rule: ['F-02b', 'S-359'], says: 'the code is used up, and it signs in' }, (step) => {
      const { config, returnTo } = step.input
      const { email, password } = step.memory
      return [
        asked(step, 'entering', { config, email, password, returnTo }),
        equal([step.view.resend, step.effects, isRunning(step, 'codeMail')], [null, [], false]),
      ]
    }),
    ...['askCode', 'setPassword'].map((actor) =>
      lasts<ResetPasswordView, Memory>(
        PATIENCE,
        either('ASK', 'SET'),
        { rule: 'S-378', says: `${actor} is waited for`, when: ({ calls }) => calls.asked[0]?.actor === actor },
        (step) => isRunning(step, actor),
      ),
    ),
    after('RESEND', { rule: 'F-02b', says: 'another mail is asked for beside it', when: isAtCode }, (step) => [
      tellsMail(step, 'RESEND'),
      equal([step.calls.asked, step.calls.stopped, step.effects], [[], [], []]),
    ]),
    after('CODE.RESENT', { rule: 'F-02b', says: 'the code of before is worth nothing', when: isAtCode }, nothingLeft),
    after('BACK', { rule: 'F-02b', says: 'another address', when: isAtCode }, (step) => [
      ...['codeMail', 'setPassword'].map((actor) => !wasAsking(actor)(step) || stopped(step, actor)),
      equal([step.calls.asked, step.effects], [[], [toStep('email')]]),
    ]),
    after(
      either('RESEND', 'CODE.RESENT', 'BACK'),
      { rule: 'F-02b', says: 'only where the code is asked for', when: (step) => !isAtCode(step) },
      changesNothing,
    ),
    after('ASK', { rule: 'F-02b', says: 'once', when: (step) => !isFillingIn('address')(step) }, changesNothing),
    after('SET', { rule: 'F-02b', says: 'once', when: (step) => !isFillingIn('password')(step) }, changesNothing),
    after(either('CHANGE', 'REVEAL'), { rule: 'F-02b', says: 'nobody is asked for that' }, nothingLeft),
    after(
      'SIGNED_IN',
      { rule: 'F-02b', says: 'the password is needed no more', when: wasAsking('entering') },
      nothingLeft,
    ),
    after(
      'SIGNED_IN',
      { rule: 'F-02b', says: 'only while it signs in', when: (step) => !wasAsking('entering')(step) },
      changesNothing,
    ),
    after(done('entering'), { decided: 'E-82', says: 'signed in, and the browser stayed: a link leads on' }, (step) =>
      equal([step.view.isDone, step.view.returnTo, step.effects], [true, step.input.returnTo, [toEnd]]),
    ),
    after(failed('entering'), { rule: ['F-02b', 'S-378'], says: 'the password is new all the same' }, (step) =>
      equal([step.view.isChanged, step.effects], [true, [toEnd]]),
    ),
    after(failed('codeMail'), { rule: 'S-378', says: 'the code of the first mail can still be given' }, (step) => [
      did(step, 'logFailure'),
      notAsked(step),
      kept(step, ({ resend: _, state: __, ...others }) => others),
    ]),
    always({ rule: 'F-02b', says: 'what was typed stands in its field' }, ({ view, memory }) =>
      equal([view.email, view.code, view.password], [shownEmail(memory), memory.code, shownPassword(memory)]),
    ),
    always({ rule: ['F-02b', 'S-378'], says: 'what is wrong is said until it is tried again' }, ({ view, memory }) =>
      equal(
        [view.errors, view.failure, view.summaryId],
        [memory.hasGaps ? gapsIn(memory) : [], memory.failure, toErrors.params],
      ),
    ),
    always({ rule: 'F-02b', says: 'one form at a time, busy while somebody is asked' }, (step) => [
      equal(step.view.step, step.ended ? null : step.memory.form),
      equal(
        step.view.isBusy,
        QUESTIONS.some((actor) => isRunning(step, actor)),
      ),
      equal(step.ended !== null, step.view.isDone || step.view.isChanged),
    ]),
  ],
  (memory, step) => {
    const known: Memory = memory ?? { ...EMPTY, form: 'address', hasGaps: false, failure: null }
    if (step.ended || (step.event.type === 'SIGNED_IN' && wasAsking('entering')(step)))
      return { ...known, ...NO_SECRETS }
    return { ...known, ...changeOf(known, step) }
  },
)

function changeOf(known: Memory, step: Seen): Partial<Memory> {
  const { event, calls } = step
  const isGivenUp = event.type === 'time' && calls.stopped.length > 0
  if (isGivenUp || (event.type === 'failed' && event.actor !== 'codeMail')) return { failure: failureOf(step) }
  if (event.type === 'done') return event.actor === 'askCode' ? { form: 'password' } : { code: '' }
  if (wasAtCode(step) && event.type === 'CODE.RESENT') return { code: '' }
  if (wasAtCode(step) && event.type === 'BACK') return { ...NO_SECRETS, form: 'address', hasGaps: false, failure: null }
  return isBusy(step) ? {} : typedInto(known, event)
}

function typedInto(known: Memory, event: Seen['event']): Partial<Memory> {
  const isAtAddress = known.form === 'address'
  if (event.type === 'CHANGE') return { ...filled(known, event), failure: null }
  if (event.type === 'REVEAL') return isAtAddress ? {} : filled(known, event)
  if (event.type === 'RESEND') return isAtAddress ? {} : { failure: null }
  const isSent = event.type === (isAtAddress ? 'ASK' : 'SET')
  return isSent ? { hasGaps: gapsIn(known).length > 0, failure: null } : {}
}
