import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { NewChange } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { makeChange, readChangePage } from './subscription-change.server'

const ACTIONS = ['skip', 'cancel', 'reactivate', 'addBooks', 'cancelBooks', 'language', 'prepay'] as const

/** What a change of the signed-in person's subscription would do (A-028, A-031 … A-036); one request for all of its page. */
export const getPlannedChange = createServerFn({ method: 'POST' })
  .validator(
    z.strictObject({
      as: Uuid.nullable(),
      action: z.enum(ACTIONS),
      subscription: Uuid,
      item: Uuid.nullable(),
    }),
  )
  .handler(({ data, context }) => readChangePage({ ...data, locale: context.locale, flags: context.flags }))

/** Makes a change of the signed-in person's subscription; made once however often it is sent. */
export const changeSubscription = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid, subscription: Uuid, change: NewChange.shape.change }))
  .handler(({ data }) => makeChange(data))
