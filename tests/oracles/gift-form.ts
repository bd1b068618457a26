import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import { changed, fieldProblems, fitted, type Text } from './address-fields'

type Phase = 'code' | 'gift' | 'form' | 'lookingUp' | 'keying' | 'activating' | 'activated' | 'left'
/**
 * `child`: of the account, or null for another; `asksOf`: the child that gets kits already. `follows`: the shop has asked for
 * the parent's word that the gift comes after what runs. `key`: of this form, until something in it changes.
 */
export type Memory = {
  phase: Phase
  code: string
  gift: Loose
  told: string | null
  waits: number
  isRefused: boolean
  child: string | null
  asksOf: string | null
  name: string
  date: string | null
  status: string
  language: string
  address: Text
  follows: boolean
  key: string | null
}
export type Known = Step<GiftActivationView, Memory>
export type Came = Pick<Known, 'event' | 'input' | 'calls' | 'view'> & { before: { memory: Memory | null } | null }

export const [LONGEST_CODE, LONGEST_NAME] = [20, 100]
/** S-290 … S-294 */
const DATE_ERRORS: Record<string, string> = { empty: 'required', partial: 'incomplete' }
/** What the shop may answer, and how it is said (E-94, E-107). */
export const SAID: Record<string, string> = { agedOut: 'agedOut', fewKits: 'fewKits', runningKits: 'running' }

/** Twelve letters and digits; spaces, strokes and small letters are no matter. */
export const meant = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')
export const isCode = (typed: string) => /^[A-Z0-9]{12}$/.test(meant(typed))

const phaseBefore = ({ before }: Came) => before?.memory?.phase
export const isIn = (phase: Phase) => (step: Came) => phaseBefore(step) === phase

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'nl']
/** Of these walks every day is one that the form takes. */
export const isDay = (text: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(text))
/** What the tab keeps of the form. */
export const draftOf = ({ child, name, date, language, address }: Memory, { as }: Loose) => ({
  as,
  childUuid: child,
  name,
  birthDate: date ?? '',
  language,
  address,
})

export const childOf = (uuid: string | null, { children }: Loose): Loose =>
  children.find((one: Loose) => one.uuid === uuid) ?? null

export function problemsIn({ child, name, status, address }: Memory, input: Loose, view: GiftActivationView) {
  const isKnown = childOf(child, input) !== null
  return [
    ...(isKnown || name.trim() ? [] : [{ field: 'name', code: 'required' }]),
    ...(isKnown || status === 'valid' ? [] : [{ field: 'birthDate', code: DATE_ERRORS[status] ?? status }]),
    ...fieldProblems(address, view.countries).map((problem) => ({ kind: 'address', ...problem })),
  ]
}

export const isWhole = (step: Came) => {
  const memory = step.before?.memory
  return isIn('form')(step) && memory != null && problemsIn(memory, step.input, step.view).length === 0
}

/** As the carrier takes it: a postal code as the country writes it, and no state where it has none. */
function fittingOf(field: string, typed: string, country: string) {
  if (country !== 'NL') return typed
  if (field === 'state') return ''
  return field === 'zip_code' ? typed.toUpperCase().replace(/^(\d{4}) ?/, '$1 ') : typed
}

const sentOf = (address: Text) =>
  Object.fromEntries(
    Object.entries(address).map(([field, value]) => [field, fittingOf(field, value.trim(), address.country)]),
  )

export function redemptionOf({ memory, input }: Known) {
  const known = childOf(memory.child, input)
  return {
    as: input.as,
    code: meant(memory.code),
    key: memory.key,
    child: known
      ? { name: known.name, birthday: known.birthday, child_uuid: known.uuid }
      : { name: memory.name.trim(), birthday: memory.date, child_uuid: null },
    language: memory.language,
    address: sentOf(memory.address),
    follows: memory.follows || Boolean(known?.running),
  }
}

export const refused = (kind: string) => (step: Came) => step.event.output?.error?.kind === kind
export const isOut = (step: Came) => refused('unauthorised')(step) || refused('otherPerson')(step)

export function firstOf({ input }: Came): Memory {
  const [first = null] = input.children
  return {
    phase: 'code',
    code: '',
    gift: null,
    told: null,
    waits: 0,
    isRefused: false,
    child: first?.uuid ?? null,
    asksOf: first?.running ? first.uuid : null,
    name: '',
    date: null,
    status: 'empty',
    language: input.locale.slice(0, 2),
    address: input.addresses.at(-1) ?? { ...EMPTY, country: HOME[input.locale] ?? '' },
    follows: false,
    key: null,
  }
}

/** Where each shop of these walks sends to first. */
const HOME: Record<string, string> = { 'en-US': 'US', nl: 'NL' }
const EMPTY: Text = {
  country: '',
  first_name: '',
  last_name: '',
  company: '',
  line1: '',
  line2: '',
  zip_code: '',
  city: '',
  state: '',
}
const FORGOTTEN = { gift: null, follows: false, key: null, isRefused: false }

export function changeOf(known: Memory, step: Came): Partial<Memory> {
  const { event, calls } = step
  if (event.type === 'time') return calls.stopped.length > 0 ? failedIn(known) : {}
  if (event.type === 'done') return answered(step)
  if (event.type === 'failed') return refusedIn(known, step)
  if (known.phase === 'code') return codeChange(known, step)
  if (known.phase === 'gift') return event.type === 'BACK' ? { ...FORGOTTEN, phase: 'code', told: null } : {}
  return known.phase === 'form' ? formChange(known, step) : {}
}

const failedIn = ({ phase }: Memory): Partial<Memory> => ({
  phase: phase === 'lookingUp' ? 'code' : 'form',
  told: 'failed',
})

function answered({ event, input }: Came): Partial<Memory> {
  if (event.actor === 'newKey') return { phase: 'activating', key: event.output }
  if (event.actor === 'activateGift') return { phase: 'activated', code: '' }
  const { status, giver_name: giverName, recipient_name: recipientName, size } = event.output.value
  return isSpent(status)
    ? { phase: 'code', told: 'used' }
    : { phase: input.as === null ? 'gift' : 'form', told: null, gift: { giverName, recipientName, size } }
}

function refusedIn(known: Memory, step: Came): Partial<Memory> {
  const { code, kind, retryAfterSeconds: seconds } = step.event.output?.error ?? {}
  if (kind === 'limited') return { ...failedIn(known), told: 'limited', waits: Math.ceil(seconds / 60) }
  if (isOut(step)) return { phase: 'left', code: '' }
  if (code === 'unknownCode') return { phase: 'code', told: 'unknown' }
  if (code === 'usedCode') return { ...FORGOTTEN, phase: 'code', told: 'used' }
  if (!(code in SAID)) return failedIn(known)
  const told = SAID[code] ?? null
  return code === 'runningKits' ? { phase: 'form', told, follows: true, key: null } : { phase: 'form', told }
}

/** What a reload finds in the tab, of the same person alone. */
function draftChange(known: Memory, { event: { draft }, input }: Came): Partial<Memory> {
  if (input.as === null || draft.as !== input.as) return {}
  const child = draft.childUuid === null ? null : (childOf(draft.childUuid, input)?.uuid ?? known.child)
  return {
    child,
    asksOf: child === null ? known.asksOf : childOf(child, input)?.running ? child : null,
    name: draft.name.slice(0, LONGEST_NAME),
    language: LANGUAGES.includes(draft.language) ? draft.language : known.language,
    address: fitted(draft.address),
    ...(isDay(draft.birthDate) ? { date: draft.birthDate, status: 'valid' } : { date: null, status: 'empty' }),
  }
}

function codeChange(known: Memory, step: Came): Partial<Memory> {
  const { event } = step
  const { code } = known
  if (event.type === 'DRAFT') return draftChange(known, step)
  if (event.type === 'CODE') return { code: event.value.slice(0, LONGEST_CODE), told: null }
  if (event.type === 'RESTORE')
    return { code: event.code.slice(0, LONGEST_CODE), told: null, phase: isCode(event.code) ? 'lookingUp' : 'code' }
  if (event.type !== 'LOOK_UP') return {}
  if (isCode(code)) return { phase: 'lookingUp' }
  return { told: code.trim() === '' ? 'empty' : 'malformed' }
}

function formChange(known: Memory, step: Came): Partial<Memory> {
  const { event, input } = step
  switch (event.type) {
    case 'CHILD': {
      const asksOf = childOf(event.uuid, input)?.running ? event.uuid : null
      return { child: event.uuid, asksOf: event.uuid === null ? known.asksOf : asksOf, follows: false, key: null }
    }
    case 'NAME':
      return { name: event.value.slice(0, LONGEST_NAME), follows: false, key: null }
    case 'LANGUAGE':
      return { language: event.value, key: null }
    case 'BIRTH_DATE': {
      const isOther = event.date !== known.date || event.status !== known.status
      return isOther ? { date: event.date, status: event.status, follows: false, key: null } : {}
    }
    case 'ADDRESS':
      return { address: changed(known.address, { field: event.field, value: event.value }), key: null }
    case 'BACK':
      return { ...FORGOTTEN, phase: 'code', told: null }
    case 'SUBMIT':
      if (!isWhole(step)) return { isRefused: true }
      return { phase: known.key ? 'activating' : 'keying', told: null, isRefused: false }
    default:
      return {}
  }
}

/** Redeemed, or taken back by who gave it: nobody can use it any more. */
export const isSpent = (status: string) => ['activated', 'withdrawn'].includes(status)
