import type { Person } from '~/services/flows/identity/identity.contract'
import type { LimitName } from '~/services/platform/limits/classes'
import type { Taken } from '~/services/platform/limits/limits'
import { limits } from '~/services/platform/limits/limits.server'
import { logEvent } from '~/services/platform/log/log.server'
import { overLimit } from '~/services/request/pipeline/limit-request'

/** As much of a request as tells whose tries it counts to. */
export type Counted = { address: string }
type Try = { person: Person | null; request: Counted; what: string }

/** A person is counted wherever they are. */
const keyOf = ({ person, request, what }: Try) => `${what}:${person?.playchartId ?? request.address}`

const take = async (name: LimitName, tried: Try): Promise<Taken> => (await limits()).take(name, keyOf(tried))

/** 429 once a visitor does it too often. */
export async function countTry(name: LimitName, tried: Try) {
  const taken = await take(name, tried)
  if (taken.retryAfterSeconds !== null) throw overLimit(taken)
}

/** The same for a page that says when: the seconds until the next try, null while there is one. */
export async function secondsToWait(name: LimitName, tried: Try): Promise<number | null> {
  const { retryAfterSeconds } = await take(name, tried)
  if (retryAfterSeconds !== null) logEvent('security.limit-reached', { method: 'POST' })
  return retryAfterSeconds
}

/** A try that was none: the limit guards something else. */
export const giveTryBack = async (name: LimitName, tried: Try) => (await limits()).giveBack(name, keyOf(tried))
