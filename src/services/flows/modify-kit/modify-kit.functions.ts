import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readModifyKitPage } from './modify-kit.server'

/** What can be changed of one kit, of the signed-in person alone; one request for all of it. */
export const getModifyKit = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), subscription: Uuid, item: Uuid }))
  .handler(({ data, context }) => readModifyKitPage({ ...data, locale: context.locale, flags: context.flags }))
