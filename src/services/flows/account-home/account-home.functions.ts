import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readAccountHomePage } from './account-home.server'

/** The account home: its words, and what its tiles follow from; one request for all of it. */
export const getAccountHome = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readAccountHomePage({ as: data.as, ...context }))
