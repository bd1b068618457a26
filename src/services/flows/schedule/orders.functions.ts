import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Result } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import type { DraftOrder, Order, OrderManagerError } from '~/services/upstreams/order-manager/order-manager.contract'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'

/** The orders of the signed-in person, newest first. */
export const getOrders = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(async ({ data }): Promise<Result<Order[], OrderManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    return (await orderManager()).orders({ headers, userUuid: person.playchartId })
  })

/** What the next orders of these subscriptions will hold, of all where none is named; those of other people are left out. */
export const getDraftOrders = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), subscriptionUuids: z.array(Uuid).max(50) }))
  .handler(async ({ data }): Promise<Result<DraftOrder[], OrderManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    const subscriptionUuids = data.subscriptionUuids.length > 0 ? data.subscriptionUuids : null
    return (await orderManager()).draftOrders({ headers, userUuid: person.playchartId, subscriptionUuids })
  })
