import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readPaymentsPage } from './payments.server'

/** The payments of one subscription, of the signed-in person alone; one request for all of it. */
export const getPayments = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), subscription: Uuid }))
  .handler(({ data, context }) => readPaymentsPage({ ...data, locale: context.locale }))
