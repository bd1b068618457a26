import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readSchedulePage } from './schedule.server'

/** The schedule of the signed-in person with the words of its page; one request for all of it. */
export const getSchedule = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readSchedulePage({ as: data.as, locale: context.locale, flags: context.flags }))
