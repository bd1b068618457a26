import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { AskAddress, OrderPageSlug } from './order.contract'
import { readOrderAddress, readOrderPage } from './order.server'

const Asking = z.strictObject({ as: Uuid.nullable(), id: z.string().min(1).max(40), slug: OrderPageSlug })

/** One order of the signed-in person with the words of its page; one request for all of it. */
export const getOrder = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(({ data, context }) => readOrderPage({ ...data, locale: context.locale }))

/** F-60: the address that an order goes to, as the account has it now; null where it has it no more. */
export const getOrderAddress = createServerFn({ method: 'POST' })
  .validator(AskAddress)
  .handler(({ data }) => readOrderAddress(data))
