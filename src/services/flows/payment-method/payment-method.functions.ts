import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { PAYMENT_PAGES, SaveBillingAddress, SaveCard } from './payment-method.contract'
import { readPaymentMethodPage } from './payment-method.server'
import * as commands from './payment-method-commands.server'

/** How the signed-in person pays; `uuid` null: the primary way. One request for all of it. */
export const getPaymentMethod = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), slug: z.enum(PAYMENT_PAGES), uuid: Uuid.nullable() }))
  .handler(({ data, context }) => readPaymentMethodPage({ ...data, locale: context.locale }))

/** another card. */
export const saveCard = createServerFn({ method: 'POST' })
  .validator(SaveCard)
  .handler(({ data, context }) => commands.saveCard(data, context))

/** another billing address. */
export const saveBillingAddress = createServerFn({ method: 'POST' })
  .validator(SaveBillingAddress)
  .handler(({ data }) => commands.saveBillingAddress(data))
