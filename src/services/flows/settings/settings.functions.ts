import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readSettingsPage } from './settings.server'

/** The settings of the account (E-74), of the signed-in person alone; one request for all of it. */
export const getSettings = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readSettingsPage({ as: data.as, locale: context.locale, flags: context.flags }))
