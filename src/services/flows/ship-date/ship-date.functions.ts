import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readShipDatePage } from './ship-date.server'

/** The page of one kit's day (A-213 … A-216), of the signed-in person alone; one request for all of it. */
export const getShipDate = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable(), subscription: Uuid, item: Uuid }))
  .handler(({ data, context }) => readShipDatePage({ ...data, locale: context.locale, flags: context.flags }))
