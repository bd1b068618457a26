import { personFor } from '~/services/flows/identity/identity.server'
import { readJson } from '~/services/request/pipeline/body.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { UpdateInstallment } from './ship-date.contract'

const LIMIT = { limit: 4 * 1024, depth: 4 }

/**
 * PATCH /api/update-installment: the day of a kit or box of the signed-in person. 400 another body, 401 signed out,
 * 404 what is not theirs or not there, 422 a kit that does not wait first in its row, or a day outside its window.
 */
export async function updateInstallment(request: Request): Promise<Response> {
  const asked = await personFor(null)
  if (!asked.ok) throw refusalOf(asked.error)
  const body = UpdateInstallment.safeParse(await readJson(request, LIMIT))
  if (!body.success) throw new Refusal(400)
  const { installmentId: id, installment } = body.data
  const client = await subscriptionManager()
  const { headers } = asked.value
  const moved = await client.moveInstallment({ headers, id, scheduledDate: installment.scheduled_date })
  if (!moved.ok) throw refusalOf(moved.error)
  return Response.json({ installment: moved.value }, { headers: { 'cache-control': 'no-store' } })
}

const STATUSES: Record<SubscriptionManagerError['kind'], number> = {
  unauthorised: 401,
  otherPerson: 409,
  notFound: 404,
  refused: 422,
  unreachable: 503,
  invalid: 502,
}

const refusalOf = ({ kind }: Pick<SubscriptionManagerError, 'kind'>) => new Refusal(STATUSES[kind])
