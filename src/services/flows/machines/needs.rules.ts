import { NOBODY } from '~/services/domain/people/nobody'
import type { FaultPanelTask } from '../fault-panel/fault-panel.contract'
import type { Arranged, Needed } from './states.contract'

/** One thing that a page needs before it is there: somebody of the seed, nobody, a preview, what a session knows, or a flag. */
export type Need = Extract<FaultPanelTask, { kind: 'signIn' | 'signOut' | 'preview' | 'tell' | 'flag' }>

export const isSignedIn = ({ persona }: Pick<Needed, 'persona'>, { person }: Pick<Arranged, 'person'>) =>
  persona === null || person === (persona === NOBODY ? null : persona)

export const isLookedAt = ({ preview: wanted }: Pick<Needed, 'preview'>, { preview }: Pick<Arranged, 'preview'>) =>
  wanted === null || preview === wanted

/** Who has chosen a plan has told of a child before. */
export const isTold = ({ told: about }: Pick<Needed, 'told'>, { told }: Pick<Arranged, 'told'>) =>
  about === null || told === about || told === 'plan'

export const isOn = ({ flag }: Pick<Needed, 'flag'>, { on }: Pick<Arranged, 'on'>) => flag === null || on.includes(flag)

/** What is to be arranged for a page, in order: a session that begins with somebody else knows nothing yet. */
export function needsOf(look: Needed, arranged: Arranged): Need[] {
  const { persona, preview, told, flag } = look
  const signing: Need[] = persona === NOBODY ? [{ kind: 'signOut' }] : persona ? [{ kind: 'signIn', persona }] : []
  const first = isSignedIn(look, arranged) ? [] : signing
  const left = first.length > 0 ? { ...arranged, told: null, preview: null } : arranged
  return [
    ...first,
    ...(preview === null || isLookedAt(look, left) ? [] : [{ kind: 'preview' as const, of: preview }]),
    ...(told === null || isTold(look, left) ? [] : [{ kind: 'tell' as const, about: told }]),
    ...(flag === null || isOn(look, arranged) ? [] : [{ kind: 'flag' as const, key: flag, value: 'on' }]),
  ]
}

/** Without what its page needs a link leads to where that is arranged. */
export const isPrepared = (look: Needed, arranged: Arranged) => needsOf(look, arranged).length === 0

/** As the address of a state says what its page needs, in the order in which it is arranged. */
const NAMES = [
  ['persona', 'as'],
  ['preview', 'looking_at'],
  ['told', 'told'],
  ['flag', 'flag'],
] as const

export const saidNeeds = (needed: Partial<Needed>): string[] =>
  NAMES.flatMap(([need, name]) => (needed[need] ? [`${name}=${needed[need]}`] : []))

export const NAMES_OF_NEEDS: readonly string[] = NAMES.map(([, name]) => name)
