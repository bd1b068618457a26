import type { Belongings } from '~/machines/shell/user-menu/user-menu.rules'
import type { Result } from '~/services/domain/result'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { getIdentity } from '~/services/flows/identity/identity.functions'
import { getReadingSubscriptions, getSubscriptionCounts } from '~/services/flows/schedule/subscriptions.functions'

/** How long a page waits to know what stands in somebody's menu. */
const PATIENCE_MS = 1500
const NOTHING: Belongings = { hasPlayKit: false, hasReading: false, hasCourses: false }

/**
 * Who is signed in, and what they have for their menu (S-310). Without a session nothing is asked; what cannot be found
 * out in time is left out of the menu and out of nobody's way.
 */
export async function loadPerson(): Promise<{ identity: Identity | null; belongings: Belongings }> {
  const answer = await getIdentity()
  if (!answer.ok) return { identity: null, belongings: NOTHING }
  if (answer.value.kind !== 'signedIn') return { identity: answer.value, belongings: NOTHING }
  const data = { as: answer.value.person.playchartId }
  const [counts, reading] = await Promise.all([
    valueOrNull(getSubscriptionCounts({ data })),
    valueOrNull(getReadingSubscriptions({ data })),
  ])
  return {
    identity: answer.value,
    belongings: {
      ...NOTHING,
      hasPlayKit: counts !== null && counts.active + counts.cancelled + counts.finished > 0,
      hasReading: reading !== null && reading.length > 0,
    },
  }
}

/** The value, or null for a refusal, a failure and an answer that comes too late. */
async function valueOrNull<T, E>(asking: Promise<Result<T, E>>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const value = asking.then(
    (answer) => (answer.ok ? answer.value : null),
    () => null,
  )
  const first = await Promise.race([value, late])
  clearTimeout(timer)
  return first
}
