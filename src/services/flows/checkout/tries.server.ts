import type { Person } from '~/services/flows/identity/identity.contract'
import type { LimitName } from '~/services/platform/limits/classes'
import { limits } from '~/services/platform/limits/limits.server'
import { overLimit } from '~/services/request/pipeline/limit-request'

/** As much of a request as tells whose tries it counts to. */
export type Counted = { address: string }
type Try = { person: Person | null; request: Counted; what: string }

/** 429 once a visitor does it too often; a person is counted wherever they are. */
export async function countTry(name: LimitName, { person, request, what }: Try) {
  const taken = await (await limits()).take(name, `${what}:${person?.playchartId ?? request.address}`)
  if (taken.retryAfterSeconds !== null) throw overLimit(taken)
}
