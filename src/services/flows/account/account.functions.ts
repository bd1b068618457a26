import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readAccount } from './account.server'

const Asking = z.strictObject({ as: Uuid.nullable() })

/** Whose account it is, for the frame of its pages. */
export const getAccount = createServerFn({ method: 'POST' })
  .validator(Asking)
  .handler(({ data }) => readAccount({ as: data.as }))
