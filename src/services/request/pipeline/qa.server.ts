import { logEvent } from '~/services/platform/log/log.server'
import { hasQa } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { clockControl } from '~/services/request/qa/clock.control'
import { dueControl } from '~/services/request/qa/due.control'
import { faultsControl } from '~/services/request/qa/faults.control'
import { notAllowed, Refusal } from './refusal.server'

const OF_THE_SHOP = { clock: clockControl, faults: faultsControl, due: dueControl }

/**
 * What QA may do, by the last part of /upstream/qa/…: move the clock, add faults, do what is due, and what each embedded
 * upstream offers. 404 when an upstream is hosted or nothing is demonstrated, 401 without the key in `x-qa-key`. Whoever has it may break everything.
 */
export async function answerQa(request: Request, name: string): Promise<Response> {
  if (!hasQa()) throw new Refusal(404)
  if (!hasQaKey(request.headers.get('x-qa-key') ?? '')) {
    logEvent('security.qa-refused')
    throw new Refusal(401)
  }
  const controls = { ...(await embedded()).controls, ...OF_THE_SHOP }
  const control = Object.entries(controls).find(([known]) => known === name)?.[1]
  if (!control) throw new Refusal(404)
  const work = Object.entries(control).find(([method]) => method === request.method)?.[1]
  return work ? work(request) : notAllowed(Object.keys(control).join(', '))()
}
