import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LANGUAGES, REGIONS } from '~/services/domain/locale'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { readKitWords, readSchedule } from './schedule.server'

/** The schedule of the signed-in person, in the words of the page; one request for all of it. */
export const getSchedule = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readSchedule({ as: data.as, language: context.locale.language }))

/** What the content says of the kits; the same for everybody. */
export const getKitWords = createServerFn({ method: 'GET' })
  .validator(z.object({ language: z.enum(LANGUAGES), region: z.enum(REGIONS) }))
  .handler(({ data }) => readKitWords(data))
