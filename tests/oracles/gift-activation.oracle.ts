import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
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
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import { addressShown, fieldProblems } from './address-fields'
import {
  type Came,
  changeOf,
  childOf,
  draftOf,
  firstOf,
  isCode,
  isDay,
  isIn,
  isOut,
  isSpent,
  isWhole,
  type Known,
  LANGUAGES,
  LONGEST_CODE,
  LONGEST_NAME,
  type Memory,
  meant,
  problemsIn,
  redemptionOf,
  refused,
  SAID,
} from './gift-form'

const PATIENCE = 12_000
const [CODE, SUMMARY, TITLE] = ['gift-code', 'gift-errors', 'gift-title']
const WAYS: Record<string, string> = { nl: '/nl' }
/** What the form takes. */
const CHANGES = ['CHILD', 'NAME', 'LANGUAGE', 'BIRTH_DATE', 'ADDRESS', 'BACK']
const FORM = [...CHANGES, 'SUBMIT']

const isTaken = (step: Came) =>
  isIn(FORM.includes(step.event.type) ? 'form' : 'code')(step) || (step.event.type === 'BACK' && isIn('gift')(step))
const isWholeCode = (step: Came) => isIn('code')(step) && isCode(step.event.code)
const isGuest = (step: Came) => step.input.as === null
/** Where somebody signs in and comes back from, in the language of the page. */
const wayOf = (page: string, prefix = '') =>
  `${prefix}/${page}?return_to=${encodeURIComponent(`${prefix}/pages/activate-gift`)}`
const isLookUp = (step: Came) => isIn('code')(step) && isCode(step.before?.memory?.code ?? '')

const isChange = (step: Came) => {
  const { type, date, status } = step.event
  const known = step.before?.memory
  if (type === 'BACK' || !isIn('form')(step)) return false
  return type !== 'BIRTH_DATE' || date !== known?.date || status !== known?.status
}
/** The day that stands in the three fields. */
const dateShown = ({ view }: Known) => {
  const parts = Object.fromEntries((view.birthDate?.fields ?? []).map(({ part, value }) => [part, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

const isFirst = (step: Came) => isWhole(step) && step.before?.memory?.key === null
const isSecond = (step: Came) => isWhole(step) && step.before?.memory?.key !== null
const isPart = (step: Came) => isIn('form')(step) && !isWhole(step)

const redeems = (step: Known) => [
  asked(step, 'activateGift', redemptionOf(step)),
  equal(step.calls.asked.length, 1),
  didNot(step),
]
const ignored = (step: Known) => [nothingLeft(step), keptView(step)]
/** At the code, with the keyboard on it. */
const refusesCode = (step: Known) => [did(step, 'focusOn', CODE), notAsked(step), equal(step.view.step, 'code')]
/** So that no reload asks for it again. */
const forgetsCode = (step: Known) => [...refusesCode(step), did(step, 'forgetSaved'), equal(step.effects.length, 2)]
const comesToNothing = (step: Known) => [
  did(step, 'logFailure'),
  notAsked(step),
  step.memory.phase === 'code' ? did(step, 'focusOn', CODE) : didNot(step, 'focusOn'),
  equal(step.effects.length, step.memory.phase === 'code' ? 2 : 1),
]
const isNo = (step: Came, ...codes: string[]) => codes.includes(step.event.output?.error?.code)
const isFailure = (step: Came) => !isOut(step) && !refused('refused')(step) && !refused('limited')(step)
const SERVER = either(failed('getGiftActivation'), failed('activateGift'))
const leaves = (how: string) => (step: Known) => [
  did(step, how),
  equal([step.effects.length, step.view.code.value, step.view.isBusy], [1, '', false]),
  notAsked(step),
]
const isUsed = ({ event }: Came) => isSpent(event.output.value.status)
const hasAsked = (actor: string) => (step: Came) => step.calls.asked.some((call) => call.actor === actor)
const running = (actor: string) => (step: Came) => isRunning(step, actor)
/** An answer that somebody waits for has an end. */
const waits = (what: Parameters<typeof lasts>[1], actor: string) => [
  ...lasts<GiftActivationView, Memory>(PATIENCE, what, { decided: 'E-94', when: hasAsked(actor) }, running(actor)),
  within<GiftActivationView, Memory>(PATIENCE, what, { decided: 'E-94', when: hasAsked(actor) }, (step) => [
    stopped(step, actor),
    ...comesToNothing(step),
  ]),
]

export const giftActivationOracle = oracle<GiftActivationView, Memory>(
  'giftActivation',
  [
    after('start', { decided: 'E-94', says: 'asks for the code, in the words of this shop' }, (step) => [
      nothingLeft(step),
      equal(step.view.birthDate?.isLocked, false),
      equal(step.view.birthDate?.fields[0]?.part, step.input.locale === 'en-US' ? 'month' : 'day'),
      equal(step.view.language.options[0], step.memory.language),
      equal([...step.view.language.options].sort(), LANGUAGES),
    ]),
    after('LOOK_UP', { decided: 'E-94', says: 'asks what the code is', when: isLookUp }, (step: Known) => [
      asked(step, 'getGiftActivation', { as: step.input.as, code: meant(step.memory.code) }),
      equal(step.calls.asked.length, 1),
      didNot(step),
    ]),
    after(
      'LOOK_UP',
      { decided: 'E-94', says: 'nothing that can be no code', when: (step) => isIn('code')(step) && !isLookUp(step) },
      refusesCode,
    ),
    after('CODE', { decided: 'E-94', says: 'a reload keeps it', when: isIn('code') }, (step: Known) => [
      did(step, 'saveCode', step.memory.code),
      equal(step.effects.length, 1),
      notAsked(step),
    ]),
    after('RESTORE', { decided: 'E-94', says: 'kept whole, it is asked about', when: isWholeCode }, (step: Known) => [
      asked(step, 'getGiftActivation', { as: step.input.as, code: meant(step.event.code) }),
      equal(step.calls.asked.length, 1),
      didNot(step),
    ]),
    after(
      'RESTORE',
      { decided: 'E-94', says: 'half of one stands in its field', when: (s) => isIn('code')(s) && !isWholeCode(s) },
      nothingLeft,
    ),
    after(
      either('CODE', 'RESTORE', 'DRAFT', 'LOOK_UP', ...FORM),
      { decided: 'E-94', says: 'nothing else is taken while it is on its way', when: (step) => !isTaken(step) },
      ignored,
    ),
    after('BACK', { decided: 'E-94', says: 'asks nobody' }, nothingLeft),
    after(
      either(...CHANGES),
      { decided: 'E-94', says: 'a reload keeps what is filled in', when: isChange },
      (step: Known) => [
        did(step, 'saveDraft', draftOf(step.memory, step.input)),
        equal(step.effects.length, 1),
        notAsked(step),
      ],
    ),
    after(
      either(...CHANGES),
      { decided: 'E-94', says: 'the same day again is no change', when: (s) => isIn('form')(s) && !isChange(s) },
      nothingLeft,
    ),
    after('DRAFT', { decided: 'E-94', says: 'what was filled in is there', when: isIn('code') }, (step: Known) => [
      nothingLeft(step),
      step.event.draft.as === step.input.as && isDay(step.event.draft.birthDate)
        ? equal(dateShown(step), step.event.draft.birthDate)
        : equal(step.view.birthDate, step.before?.view.birthDate),
    ]),
    after(
      done('getGiftActivation'),
      { decided: 'E-94', says: 'a fresh one', when: (step) => !isUsed(step) && !isGuest(step) },
      (step) => [nothingLeft(step), equal(step.view.step, 'form')],
    ),
    after(
      done('getGiftActivation'),
      { decided: 'E-94', says: 'a guest reads what it is', when: (step) => !isUsed(step) && isGuest(step) },
      (step) => [
        did(step, 'focusOn', TITLE),
        equal([step.effects.length, step.view.step], [1, 'gift']),
        notAsked(step),
      ],
    ),
    after(done('getGiftActivation'), { decided: 'E-94', says: 'one that was used', when: isUsed }, forgetsCode),
    after(
      failed('getGiftActivation'),
      { decided: 'E-94', says: 'one that nobody gave', when: (step) => isNo(step, 'unknownCode') },
      (step) => [...refusesCode(step), equal(step.effects.length, 1)],
    ),
    after(
      SERVER,
      { decided: 'E-94', says: 'tried too often: nothing is lost, and it says when', when: refused('limited') },
      (step: Known) => [
        ...(step.memory.phase === 'code' ? refusesCode(step) : [nothingLeft(step)].flat()),
        didNot(step, 'logFailure'),
      ],
    ),
    after(
      'SUBMIT',
      { rule: ['S-290', 'S-291', 'S-292'], says: 'what is missing or wrong is said', when: isPart },
      (step) => [did(step, 'focusOn', SUMMARY), equal(step.effects.length, 1), notAsked(step)],
    ),
    after('SUBMIT', { decided: 'E-94', says: 'another form has a key of its own', when: isFirst }, (step) => [
      asked(step, 'newKey'),
      equal(step.calls.asked.length, 1),
      didNot(step),
    ]),
    after('SUBMIT', { decided: 'E-94', says: 'the same form is the same request', when: isSecond }, redeems),
    after(done('newKey'), { decided: 'E-94', says: 'it is redeemed' }, redeems),
    after(done('activateGift'), { decided: 'E-94', says: 'the schedule of that child opens' }, (step) => [
      did(step, 'goToSchedule', step.event.output.value.child_uuid),
      did(step, 'forgetSaved'),
      did(step, 'forgetDraft'),
      equal([step.effects.length, step.view.isActivated, step.view.code.value], [3, true, '']),
      notAsked(step),
    ]),
    after(
      failed('activateGift'),
      { decided: 'E-94', says: 'somebody was quicker', when: (step) => isNo(step, 'usedCode') },
      forgetsCode,
    ),
    after(
      failed('activateGift'),
      {
        decided: 'E-107',
        says: 'the shop says why',
        when: (step) => isNo(step, ...Object.keys(SAID)),
      },
      nothingLeft,
    ),
    after(SERVER, { rule: 'A-004', says: 'signed out', when: refused('unauthorised') }, leaves('goToSignIn')),
    after(SERVER, { rule: 'A-004', says: 'somebody else', when: refused('otherPerson') }, leaves('startAnew')),
    after(
      either(SERVER, failed('newKey')),
      { decided: 'E-94', says: 'else it came to nothing', when: isFailure },
      comesToNothing,
    ),
    waits('LOOK_UP', 'getGiftActivation'),
    waits('SUBMIT', 'newKey'),
    waits(either('SUBMIT', done('newKey')), 'activateGift'),
    always({ decided: 'E-94', says: 'the code, and what is said of it' }, ({ view, memory }) => {
      const isAtCode = memory.phase === 'code' || memory.phase === 'lookingUp'
      const code = { id: CODE, value: memory.code, maxLength: LONGEST_CODE, error: isAtCode ? memory.told : null }
      return [
        equal(view.code, code),
        equal(view.step, isAtCode ? 'code' : memory.phase === 'gift' ? 'gift' : 'form'),
        equal([view.told, view.gift], [isAtCode ? null : memory.told, memory.gift]),
        equal(view.waitMinutes, memory.waits),
      ]
    }),
    always({ decided: 'E-94', says: 'where a guest goes on, and comes back' }, ({ view, input }) => {
      const prefix = WAYS[input.locale]
      return [
        equal(view.waysIn, { signInHref: wayOf('sign-in', prefix), signUpHref: wayOf('sign-up', prefix) }),
        equal(view.titleId, TITLE),
      ]
    }),
    always({ decided: 'E-94', says: 'for whom, and in which language' }, ({ view, memory, input }) => [
      equal(
        view.children,
        input.children.map(({ uuid, name }: Loose) => ({ uuid, name })),
      ),
      equal([view.chosen, view.today], [childOf(memory.child, input)?.uuid ?? null, input.today]),
      equal(view.name, { value: memory.name, maxLength: LONGEST_NAME }),
      equal(view.language.value, memory.language),
    ]),
    always({ decided: 'E-107', says: 'after what runs, or for another child' }, ({ view, memory, input }) => {
      const asked = childOf(memory.asksOf, input)
      const isMeant = asked && (memory.child === null || memory.child === asked.uuid)
      const { uuid, name, running } = asked ?? {}
      return equal(view.place, isMeant ? { uuid, name, from: running.from, isAfter: memory.child === uuid } : null)
    }),
    always(
      { rule: ['S-200', 'S-290', 'S-294'], says: 'where it goes, and what is wrong' },
      ({ view, memory, input }) => {
        const errors = memory.isRefused ? problemsIn(memory, input, view) : []
        const { which, country, postalExample, fields, states } = view.address
        const wrong = memory.isRefused ? fieldProblems(memory.address, view.countries) : []
        return [
          equal(view.errors, errors),
          equal(view.summaryId, SUMMARY),
          equal({ country, postalExample, fields }, addressShown(memory.address, wrong)),
          equal([which, states.length > 0], ['shipping', country === 'US']),
        ]
      },
    ),
    always({ decided: 'E-94', says: 'busy while it asks, and only then' }, ({ view, memory, calls }) => [
      equal(view.isBusy, calls.running.length > 0),
      equal(view.isActivated, memory.phase === 'activated'),
    ]),
  ],
  (memory, step) => {
    const known = memory ?? firstOf(step)
    return { ...known, ...changeOf(known, step) }
  },
)
