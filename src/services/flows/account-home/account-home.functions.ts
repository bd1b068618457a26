import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { readAccountHome } from './account-home.server'

/** What the tiles of the account home follow from; one request for all of it. */
export const getAccountHome = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readAccountHome({ as: data.as, prefix: context.locale.prefix }))
