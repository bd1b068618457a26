import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { MOST_PAGES } from '~/services/domain/links/order-links.rules'
import { readOrderHistoryPage } from './order-history.server'

/** The orders of the signed-in person with the words of their page; one request for all of it. */
export const getOrderHistory = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), page: z.number().int().min(1).max(MOST_PAGES) }))
  .handler(({ data, context }) => readOrderHistoryPage({ ...data, locale: context.locale }))
