import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { SaveShippingAddress } from './shipping-address.contract'
import { readShippingAddressPage, saveShippingAddress as save } from './shipping-address.server'

/** An address of the signed-in person, with what goes there; one request for all of it. */
export const getShippingAddress = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), uuid: Uuid }))
  .handler(({ data, context }) => readShippingAddressPage({ ...data, locale: context.locale }))

/** another address for all that goes there. */
export const saveShippingAddress = createServerFn({ method: 'POST' })
  .validator(SaveShippingAddress)
  .handler(({ data }) => save(data))
