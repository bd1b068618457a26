import type { SessionView } from '~/machines/identity/session/session.connect'
import { equal, isRunning, kept, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

/**
 * Who the server said is signed in, and for whom the page was made. `isRenewed`: the one renewal for a missing account has
 * been tried. `repeats`: how often it was asked again by itself. `askers`: who waits for the sign-out. `silentSince`,
 * `freshSince`: since when no answer has come, and since when all is known to be well.
 */
type Memory = {
  person: Loose
  madeFor: string | null
  isRenewed: boolean
  repeats: number
  askers: string[]
  silentSince: number | null
  freshSince: number | null
  stand: 'open' | 'in' | 'noAccount' | 'signingOut' | 'leaving' | 'out' | 'other' | 'givenUp'
}
type Known = Step<SessionView, Memory>
type Account = Step<SessionView, Memory | null>

const UNANSWERED = { stand: 'open', repeats: 0, silentSince: null } as const
const UNTOLD: Memory = { ...UNANSWERED, person: null, madeFor: null, isRenewed: false, askers: [], freshSince: null }
const [PATIENCE, PAUSE, FRESHNESS, DEPARTURE] = [10_000, 5000, 45 * 60_000, 8000]
/** It is asked three times in all. */
const REPEATS = 2

/** What a question has brought: who it is, as this page has to take it; null where there was no answer. */
type Found = 'person' | 'somebodyElse' | 'nobody' | 'noAccount' | 'noAccountYet'
function foundBy({ event, input, before }: Pick<Account, 'event' | 'input' | 'before'>): Found | null {
  const { madeFor, isRenewed } = before?.memory ?? UNTOLD
  const isAnswer = event.type === 'done' && ['getIdentity', 'refreshIdentity'].includes(event.actor)
  const identity = isAnswer ? event.output.value : event.type === 'start' ? input.identity : null
  if (!identity) return null
  if (identity.kind === 'signedOut') return 'nobody'
  const owner = identity.kind === 'signedIn' ? identity.person.playchartId : null
  if (madeFor !== null && owner !== madeFor) return 'somebodyElse'
  if (owner !== null) return 'person'
  return isRenewed ? 'noAccount' : 'noAccountYet'
}
const isUnknown = ({ input }: Known) => input.identity === null
const found = (what: Found) => (step: Known) => foundBy(step) === what
const anyAnswer = either('start', done('getIdentity'), done('refreshIdentity'))

const did = (name: string) => (step: Known) => step.effects.some((effect) => effect.name === name)
const isAsked = (actor: string) => (step: Known) => step.calls.asked.some((call) => call.actor === actor)
const wasAsking = (actor: string) => (step: Known) => step.before !== null && isRunning(step.before, actor)
/** That question has been answered without success, or given up. */
const hasFailed = (actor: string) => (step: Known) =>
  wasAsking(actor)(step) && !isRunning(step, actor) && ['time', 'failed'].includes(step.event.type)
const standBefore = ({ before }: Known) => before?.memory.stand ?? ''
const isNews = ({ event }: Known) => event.type === 'OTHER_TAB.CHANGED'
const isGoing = (step: Known) => standBefore(step) === 'leaving' || wasAsking('signOut')(step)
const mayRepeat = ({ memory, now }: Known) => memory.silentSince === now && memory.repeats < REPEATS
const isWaiting = (step: Known) =>
  ['open', 'givenUp'].includes(standBefore(step)) && step.before !== null && !wasAsking('getIdentity')(step)
/** Somebody is known, or has signed in without an account. */
const isIn = (memory: Memory | undefined) => memory !== undefined && (memory.person !== null || memory.isRenewed)
const wasIn = ({ before }: Known) => isIn(before?.memory)
const refusalOf = ({ event }: Known) => event.output?.error.kind ?? null
const isUnanswered = (step: Known) =>
  hasFailed('signOut')(step) && !['unauthorised', 'otherPerson'].includes(refusalOf(step))
const answersTo = (keys: readonly string[], isSignedOut: boolean) =>
  keys.map((key) => ({ type: 'SIGN_OUT.ANSWERED', key, isSignedOut }))
const answersToAll = ({ before }: Known, isSignedOut: boolean) => answersTo(before?.memory.askers ?? [], isSignedOut)

/** Exactly that left the chart: questions by their actor, effects by their name, with params where there are some. */
type Out = { asked?: string[]; effects?: unknown[]; emitted?: unknown[]; sent?: unknown[] }
const left = ({ calls, effects, emitted, sent }: Known, expected: Out = {}) =>
  equal(
    {
      asked: calls.asked.flatMap(({ actor }) => (actor === 'otherTabs' ? [] : [actor])),
      effects: effects.map(({ name, params }) => (params === undefined ? name : [name, params])),
      emitted,
      sent,
    },
    { asked: [], effects: [], emitted: [], sent: [], ...expected },
  )
const MADE_ANEW = ['forgetDrafts', 'reloadPage']

export const sessionOracle = oracle<SessionView, Memory>(
  'session',
  [
    after('start', { decided: 'E-63', says: 'it listens to the other tabs' }, (step) => isRunning(step, 'otherTabs')),
    after('start', { rule: ['F-01', 'S-359'], says: 'what is not known is asked', when: isUnknown }, (step) =>
      left(step, { asked: ['getIdentity'] }),
    ),
    after(anyAnswer, { rule: 'S-265', says: 'who signed in is named', when: found('person') }, (step) => left(step)),
    after(anyAnswer, { decided: 'E-63', says: 'the page is made anew', when: found('somebodyElse') }, (step) =>
      left(step, { effects: MADE_ANEW }),
    ),
    after(
      anyAnswer,
      { rule: 'S-312', says: 'where nobody is signed in a page of the account is left', when: found('nobody') },
      (step) =>
        left(step, {
          effects: [['leavePersonalPage', step.before?.memory.madeFor ?? null]],
          emitted: [{ type: 'SIGNED_OUT' }],
        }),
    ),
    after(anyAnswer, { rule: 'S-266', says: 'it is looked for once', when: found('noAccountYet') }, (step) =>
      left(step, { asked: ['refreshIdentity'] }),
    ),
    after(anyAnswer, { rule: 'S-266', says: 'and not again', when: found('noAccount') }, (step) => left(step)),
    ...['getIdentity', 'refreshIdentity', 'signOut'].map((actor) =>
      lasts<SessionView, Memory>(
        PATIENCE,
        [],
        { rule: 'F-01', says: `${actor} is waited for`, when: isAsked(actor) },
        (step) => isRunning(step, actor),
      ),
    ),
    lasts(
      FRESHNESS,
      [],
      { rule: 'F-01', says: 'a sign-in is renewed', when: ({ memory, now }) => memory.freshSince === now },
      (step) => !isRunning(step, 'refreshIdentity'),
    ),
    after(
      either('time', failed('refreshIdentity')),
      { rule: 'F-01', says: 'a renewal without an answer is logged', when: hasFailed('refreshIdentity') },
      (step) => left(step, { effects: [['logFailure', 'refresh']] }),
    ),
    after(
      either('time', failed('getIdentity')),
      { rule: 'F-01', says: 'no answer signs nobody out', when: hasFailed('getIdentity') },
      (step) => [left(step), kept(step, ({ person, isSignedIn }) => [person, isSignedIn])],
    ),
    lasts(
      PAUSE,
      [],
      { rule: 'F-01', says: 'it is asked again', when: mayRepeat },
      (step) => !isRunning(step, 'getIdentity'),
    ),
    always({ rule: 'F-01', says: 'asked three times in vain, it is logged and given up' }, (step) =>
      equal(
        step.effects.some(({ params }) => params === 'restore'),
        step.memory.stand === 'givenUp' && standBefore(step) !== 'givenUp',
      ),
    ),
    after('RESTORE', { rule: 'F-01', says: 'connected again, it is asked at once' }, (step) =>
      left(step, isWaiting(step) ? { asked: ['getIdentity'] } : {}),
    ),
    after(
      'OTHER_TAB.CHANGED',
      { decided: 'E-63', says: 'only what is asked now counts', when: (step) => !isGoing(step) },
      (step) => [
        left(step, { asked: ['getIdentity'] }),
        ...['getIdentity', 'refreshIdentity'].map((actor) => !wasAsking(actor)(step) || stopped(step, actor)),
      ],
    ),
    after('SIGN_IN.OK', { rule: 'S-265', says: 'the page is free for whoever signed in on it' }, (step) =>
      left(step, { asked: ['getIdentity'], emitted: answersToAll(step, false) }),
    ),

    after(
      'SIGN_OUT',
      { rule: ['S-313', 'S-359'], says: 'ends the session', when: (step) => wasIn(step) && !isGoing(step) },
      (step) => [
        left(step, { asked: ['signOut'] }),
        equal(step.calls.asked[0]?.input, { as: step.memory.person?.playchartId ?? null }),
      ],
    ),
    after(
      either('SIGN_OUT', 'OTHER_TAB.CHANGED'),
      {
        rule: 'S-313',
        says: 'a sign-out that is on its way goes on',
        when: (step) => isGoing(step) && (wasIn(step) || isNews(step)),
      },
      (step) => [left(step), equal(step.calls.stopped, [])],
    ),
    after(
      'SIGN_OUT',
      { decided: 'ADR-0015', says: 'where nobody is in it is answered at once', when: (step) => !wasIn(step) },
      (step) => [
        left(step, { emitted: answersTo([step.event.key], ['out', 'leaving'].includes(standBefore(step))) }),
        equal(step.calls.stopped, []),
      ],
    ),
    after(
      done('signOut'),
      { rule: ['S-313', 'S-025'], says: 'with the session drafts are forgotten, tabs are told and the shop is left' },
      (step) =>
        left(step, {
          effects: ['forgetDrafts', ['leaveShop', step.event.output.value.logoutUrl]],
          emitted: answersToAll(step, true),
          sent: isRunning(step, 'otherTabs') ? [{ actor: 'otherTabs', event: { type: 'TELL' } }] : [],
        }),
    ),
    lasts(
      DEPARTURE,
      done('signOut'),
      { rule: 'S-313', says: 'in a browser that stays nobody is signed in after a while' },
      ({ emitted }) => emitted.every(({ type }) => type !== 'SIGNED_OUT'),
    ),
    lasts(
      DEPARTURE,
      [],
      { decided: 'E-63', says: 'a page that is not made anew asks again', when: did('reloadPage') },
      (step) => !isRunning(step, 'getIdentity'),
    ),
    after(
      failed('signOut'),
      { rule: 'S-379', says: 'a session that is gone has ended', when: (step) => refusalOf(step) === 'unauthorised' },
      (step) => left(step, { asked: ['getIdentity'], emitted: answersToAll(step, true) }),
    ),
    after(
      failed('signOut'),
      { decided: 'E-63', says: 'of somebody else it stays', when: (step) => refusalOf(step) === 'otherPerson' },
      (step) => left(step, { effects: MADE_ANEW, emitted: answersToAll(step, true) }),
    ),
    after(
      either('time', failed('signOut')),
      { rule: 'S-379', says: 'without an answer nobody is signed out', when: isUnanswered },
      (step) => left(step, { effects: [['logFailure', 'signOut']], emitted: answersToAll(step, false) }),
    ),
    after(failed('otherTabs'), { decided: 'E-63', says: 'without the other tabs it goes on' }, (step) =>
      left(step, { effects: [['logFailure', 'tabs']] }),
    ),
    always({ rule: 'S-265', says: 'whoever the server named, until it says something else' }, ({ view, memory }) =>
      equal(view.person, memory.person),
    ),
    always(
      { rule: ['S-265', 'F-01'], says: 'signed in is who is known or has no account, online or not' },
      ({ view, memory }) => equal(view.isSignedIn, isIn(memory)),
    ),
    always({ rule: 'S-266', says: 'who has no account is told so' }, ({ view, memory }) =>
      equal(view.hasNoAccount, memory.stand === 'noAccount'),
    ),
    always({ rule: 'S-313', says: 'signing out until the browser has left' }, (step) =>
      equal(step.view.isSigningOut, isRunning(step, 'signOut') || step.memory.stand === 'leaving'),
    ),
    always(
      { rule: 'F-01', says: 'one question at a time' },
      ({ calls }) => calls.running.filter(({ actor }) => actor !== 'otherTabs').length <= 1,
    ),
  ],
  remember,
)

function remember(known: Memory | null, step: Account): Memory {
  const before = known ?? UNTOLD
  const memory = accountAfter(before, step)
  const isNowFresh = memory.stand === 'in' && memory.person !== null && before.stand !== 'in'
  const isRenewalOver = isEnded(step, 'refreshIdentity') && memory.person !== null
  return { ...memory, freshSince: isNowFresh || isRenewalOver ? step.now : memory.freshSince }
}

/** That question has been answered, or given up after a while. */
const isEnded = ({ event, calls }: Pick<Account, 'event' | 'calls'>, actor: string) =>
  event.actor === actor || (event.type === 'time' && calls.stopped.some((call) => call.actor === actor))

function accountAfter(before: Memory, step: Account): Memory {
  const { event, calls, now } = step
  const what = foundBy(step)
  const memory = what ? { ...before, ...CHANGES[what](step) } : before
  if (event.type === 'SIGN_IN.OK') return UNTOLD
  if (isEnded(step, 'signOut')) return { ...before, ...afterSignOut(before, event), askers: [] }
  if (event.type === 'SIGN_OUT' && calls.running.some(({ actor }) => actor === 'signOut'))
    return { ...memory, stand: 'signingOut', silentSince: null, askers: [...new Set([...before.askers, event.key])] }
  if (isInVain(before, step)) return { ...memory, stand: 'givenUp' }
  if (calls.asked.some(({ actor }) => actor === 'getIdentity'))
    return { ...memory, ...UNANSWERED, repeats: repeatsAfter(before, event) }
  if (what) return memory
  if (isEnded(step, 'getIdentity')) return { ...memory, silentSince: now }
  if (isEnded(step, 'refreshIdentity')) return { ...memory, stand: before.person ? 'in' : 'noAccount' }
  const hasStayed = before.stand === 'leaving' && event.type === 'time' && step.emitted.length > 0
  return hasStayed ? { ...memory, stand: 'out' } : memory
}

const isInVain = ({ stand, silentSince, repeats }: Memory, { event, now }: Account) =>
  stand === 'open' && silentSince !== null && now - silentSince >= PAUSE && event.type === 'time' && repeats === REPEATS

/** News count anew; a connection that is back only saves the pause. */
function repeatsAfter({ stand, repeats }: Memory, { type }: Account['event']): number {
  if (stand !== 'open' || type === 'OTHER_TAB.CHANGED') return 0
  return type === 'time' ? repeats + 1 : repeats
}

function afterSignOut({ person }: Memory, { type, output }: Account['event']): Partial<Memory> {
  if (type === 'done') return { person: null, isRenewed: false, stand: 'leaving' }
  const why = output?.error.kind
  if (why === 'unauthorised') return UNANSWERED
  if (why === 'otherPerson') return { person: null, isRenewed: false, stand: 'other' }
  return { stand: person ? 'in' : 'noAccount' }
}

const CHANGES: Record<Found, (step: Account) => Partial<Memory>> = {
  person: ({ event, input }) => {
    const { person } = event.type === 'start' ? input.identity : event.output.value
    return { person, madeFor: person.playchartId, stand: 'in' }
  },
  somebodyElse: () => ({ person: null, isRenewed: false, stand: 'other' }),
  nobody: () => ({ person: null, isRenewed: false, stand: 'out' }),
  noAccountYet: () => ({ isRenewed: true, stand: 'in' }),
  noAccount: () => ({ stand: 'noAccount' }),
}
