import { ok, type Result } from '~/services/domain/result'
import type { Call, Http } from '../http/http.server'
import { accountRefusal } from './account-refusal'
import { ErasureAnswer, type ErasureError } from './erasure.contract'

type Asked = Pick<Call, 'path' | 'body' | 'headers'>

/** The one call by which a service forgets a person; it may be repeated. */
export async function askErasure(http: Http, asked: Asked): Promise<Result<null, ErasureError>> {
  const call = { ...asked, method: 'POST', operation: 'erase', isRepeatable: true, refusal } as const
  const answer = await http.read({ ...call, schema: ErasureAnswer })
  return answer.ok ? ok(null) : answer
}

const refusal = (answer: { status: number }) =>
  answer.status === 409 ? { kind: 'running' as const } : accountRefusal(answer)
