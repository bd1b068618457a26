import { BOX_REFUSALS } from '~/services/domain/changes/box-change'
import {
  ADVANCES,
  type Advance,
  CANCEL_REASONS,
  type CancelReason,
  CHANGE_REFUSALS,
} from '~/services/domain/changes/change'
import { LANGUAGES, type Language } from '~/services/domain/locale'
import type {
  AnyChangeKind,
  CancelOfferKind,
  ChangeObstacle,
  WantedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'

/** What is asked beside the confirmation: why, which language, or how many kits are paid together; of most actions nothing. */
export type Chosen = { reason: CancelReason | null; note: string; language: Language | null; kits: Advance | null }
/** `advance` of `advances`: so many kits the next charge pays now. */
type Of = { kind: AnyChangeKind; item: string | null; current: Language; advance: number; advances: readonly Advance[] }

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

/** What a text names, whatever is asked: reasons, languages and numbers have no word in common. */
function named(text: string): Partial<Chosen> | null {
  if (isReason(text)) return { reason: text }
  const kits = ADVANCES.find((many) => String(many) === text)
  if (kits) return { kits }
  return isLanguage(text) ? { language: text } : null
}

/** The choice that a text names; null for what is not offered with this action. */
export function choiceOf({ kind, advances }: Pick<Of, 'kind' | 'advances'>, text: string): Partial<Chosen> | null {
  const choice = named(text)
  if (choice?.kits) return kind === 'prepay' && advances.includes(choice.kits) ? choice : null
  const isOffered = choice && ('reason' in choice ? isCancelling(kind) : kind === 'language')
  return isOffered ? choice : null
}

/** What a picture shows of a choice or a note at once. */
export const choiceEcho = {
  of: (_: object, event: object): Partial<Chosen> => {
    if ('choice' in event && typeof event.choice === 'string') return named(event.choice) ?? {}
    return 'note' in event && typeof event.note === 'string' ? { note: noteOf(event.note) } : {}
  },
}

export const noteOf = (text: string) => text.slice(0, NOTE_LENGTH)

/** What would be sent; null while something has to be chosen first. */
export function changeOf(
  { kind, item, current, advance }: Of,
  { reason, note, language, kits }: Chosen,
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
