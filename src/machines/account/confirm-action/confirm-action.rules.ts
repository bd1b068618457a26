import { BOX_REFUSALS } from '~/services/domain/changes/box-change'
import {
  ADVANCES,
  type Advance,
  CANCEL_REASONS,
  type CancelReason,
  CHANGE_REFUSALS,
} from '~/services/domain/changes/change'
import type { Customization } from '~/services/domain/kits/customization.rules'
import { LANGUAGES, type Language } from '~/services/domain/locale'
import type {
  AnyChangeKind,
  CancelOfferKind,
  ChangeObstacle,
  WantedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'

/**
 * What is asked beside the confirmation: why, which language, how many kits are paid together, or what comes in one; of most
 * actions nothing.
 */
export type Chosen = {
  reason: CancelReason | null
  note: string
  language: Language | null
  kits: Advance | null
  /** by the names of the kit's questions */
  picked: Customization
}
/** A question of a kit, its answers, and the one that holds now. */
export type Option = { name: string; values: readonly string[]; now: string | null }
/** `advance` of `advances`: so many kits the next charge pays now. */
type Of = {
  kind: AnyChangeKind
  item: string | null
  current: Language
  advance: number
  advances: readonly Advance[]
  options: readonly Option[]
  from: string | null
}

/** Where it is asked why. */
export const isCancelling = (kind: AnyChangeKind) => kind === 'cancel' || kind === 'cancelBoxes'

/** By reason, what may help instead, the best first. Who has another reason, or says none, is offered nothing. */
const INSTEAD: Record<Exclude<CancelReason, 'other'>, readonly CancelOfferKind[]> = {
  money: ['cancelBooks', 'skip', 'skipBox', 'pause'],
  enoughToys: ['skip', 'skipBox', 'pause'],
  notTaken: ['skip', 'skipBox'],
  away: ['move', 'pause'],
}

export const insteadOf = ({ reason }: Pick<Chosen, 'reason'>) =>
  reason === null || reason === 'other' ? null : { reason, kinds: INSTEAD[reason] }

/** The longest note, in characters, as a text field counts them. */
const NOTE_LENGTH = 300

const isReason = (text: string): text is CancelReason => CANCEL_REASONS.some((reason) => reason === text)
const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

/** How a screen names an answer to a kit's question. */
export const answerOf = (name: string, value: string) => `${name}=${value}`

/** What a text names, whatever is asked: reasons, languages, numbers and answers have no word in common. */
function named(text: string, picked: Customization): Partial<Chosen> | null {
  const [name = '', value] = text.split('=')
  if (value) return { picked: { ...picked, [name]: value } }
  if (isReason(text)) return { reason: text }
  const kits = ADVANCES.find((many) => String(many) === text)
  if (kits) return { kits }
  return isLanguage(text) ? { language: text } : null
}

/** The choice that a text names; null for what is not offered with this action. */
export function choiceOf(
  { kind, advances, options, picked }: Pick<Of, 'kind' | 'advances' | 'options'> & Pick<Chosen, 'picked'>,
  text: string,
): Partial<Chosen> | null {
  const choice = named(text, picked)
  if (choice?.picked) {
    const isAnswer = options.some(({ name, values }) => values.some((value) => answerOf(name, value) === text))
    return isAnswer ? choice : null
  }
  if (choice?.kits) return kind === 'prepay' && advances.includes(choice.kits) ? choice : null
  const isOffered = choice && ('reason' in choice ? isCancelling(kind) : kind === 'language')
  return isOffered ? choice : null
}

/** What a picture shows of a choice or a note at once. */
export const choiceEcho = {
  of: (context: object, event: object): Partial<Chosen> => {
    if ('choice' in event && typeof event.choice === 'string') return named(event.choice, pickedIn(context)) ?? {}
    return 'note' in event && typeof event.note === 'string' ? { note: noteOf(event.note) } : {}
  },
}

const isCustomization = (value: unknown): value is Customization =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')
const pickedIn = (context: object) => ('picked' in context && isCustomization(context.picked) ? context.picked : {})

export const noteOf = (text: string) => text.slice(0, NOTE_LENGTH)

/** What would be sent; null while something has to be chosen first. */
export function changeOf(
  { kind, item, current, advance, options, from }: Of,
  { reason, note, language, kits, picked }: Chosen,
): WantedChange | null {
  switch (kind) {
    case 'skip':
    case 'keep':
      return item === null ? null : { kind, item }
    case 'skipBox':
    case 'keepBox':
      return item === null ? null : { kind, box: item }
    case 'language':
      return language === null || language === current ? null : { kind, language }
    case 'prepay':
      return kits === null || kits === advance ? null : { kind, kits }
    case 'extendGift':
      return { kind, from }
    case 'customize': {
      const isOther = options.some(({ name, now }) => name in picked && picked[name] !== now)
      return item === null || !isOther ? null : { kind, item, customization: picked }
    }
    case 'cancel':
    case 'cancelBoxes':
      // only whoever says that it is something else is asked for it
      return { kind, reason, note: reason === 'other' && note.trim() !== '' ? note.trim() : null }
    default:
      return { kind }
  }
}

const REFUSALS = [...CHANGE_REFUSALS, ...BOX_REFUSALS] as const
const isRefusal = (code: string): code is (typeof REFUSALS)[number] => REFUSALS.some((refusal) => refusal === code)

/** Why the subscription manager has refused; what it does not say is that nothing runs any more. */
export const obstacleOf = (code: string | null): ChangeObstacle =>
  code !== null && isRefusal(code) && code !== 'notFound' ? code : 'ended'
