import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { NewReadingChange } from '~/services/upstreams/subscription-manager/reading-changes.contract'
import { NewChange } from '~/services/upstreams/subscription-manager/subscription-changes.contract'
import { makeChange, readChangePage } from './subscription-change.server'

const OF_KITS = [
  'skip',
  'cancel',
  'reactivate',
  'addBooks',
  'cancelBooks',
  'language',
  'prepay',
  'customize',
  'extendGift',
  'followAge',
] as const
const OF_BOXES = ['skipBox', 'pause', 'cancelBoxes', 'reactivateBoxes'] as const

const WantedChange = z.union([
  NewChange.shape.change,
  NewReadingChange.shape.change,
  z.strictObject({ kind: z.literal('pause') }),
])

/**
 * What a change of the signed-in person's subscription would do (A-028 … … A-064); one request for all
 * of its page.
 */
export const getPlannedChange = createServerFn({ method: 'POST' })
  .validator(
    z.strictObject({
      as: Uuid.nullable(),
      action: z.enum([...OF_KITS, ...OF_BOXES]),
      subscription: Uuid,
      item: Uuid.nullable(),
      from: z.string().max(64).nullable().default(null),
    }),
  )
  .handler(({ data, context }) => readChangePage({ ...data, locale: context.locale, flags: context.flags }))

/** Makes a change of the signed-in person's subscription; made once however often it is sent. */
export const changeSubscription = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid, subscription: Uuid, change: WantedChange }))
  .handler(({ data, context }) => makeChange({ ...data, flags: context.flags }))
