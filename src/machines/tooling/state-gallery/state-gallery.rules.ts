import type { FlagKey } from '~/services/domain/flags/flags.rules'
import type { Told } from '~/services/domain/subscriptions/told'
import type { FaultPanelTask } from '~/services/flows/fault-panel/fault-panel.contract'

/** What a page needs before it is there: somebody of the seed, nobody, what a session knows, or a flag. */
export type Need = Extract<FaultPanelTask, { kind: 'signIn' | 'signOut' | 'tell' | 'flag' }>

type Arranged = { person?: string | null; told?: Told | null; on?: readonly FlagKey[] }

/** What is so once it is arranged: a session that begins with somebody else knows nothing yet. */
export function arranged(need: Need | null, on: readonly FlagKey[]): Arranged {
  if (need?.kind === 'flag') return { on: on.includes(need.key) ? on : [...on, need.key] }
  if (need?.kind === 'tell') return { told: need.about }
  return { person: need?.kind === 'signIn' ? need.persona : null, told: null }
}

/** What may be so no longer, where it could not be arranged. */
export function doubtful(need: Need | null, on: readonly FlagKey[]): Arranged {
  if (need?.kind === 'flag') return { on: on.filter((key) => key !== need.key) }
  return need?.kind === 'tell' ? { told: null } : { person: null, told: null }
}
