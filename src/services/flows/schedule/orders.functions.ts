import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Result } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import type { Order, OrderManagerError } from '~/services/upstreams/order-manager/order-manager.contract'
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
