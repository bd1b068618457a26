import type { Need } from '~/services/flows/machines/needs.rules'
import type { Arranged } from '~/services/flows/machines/states.contract'

type On = Arranged['on']

/** What is so once it is arranged: a session that begins with somebody else knows nothing yet. */
export function arranged(need: Need | undefined, on: On): Partial<Arranged> {
  if (need?.kind === 'flag') return { on: on.includes(need.key) ? on : [...on, need.key] }
  if (need?.kind === 'tell') return { told: need.about }
  if (need?.kind === 'preview') return { preview: need.of }
  return { person: need?.kind === 'signIn' ? need.persona : null, told: null, preview: null }
}

/** What may be so no longer, where it could not be arranged. */
export function doubtful(need: Need | undefined, on: On): Partial<Arranged> {
  if (need?.kind === 'flag') return { on: on.filter((key) => key !== need.key) }
  if (need?.kind === 'tell') return { told: null }
  return need?.kind === 'preview' ? { preview: null } : { person: null, told: null, preview: null }
}
