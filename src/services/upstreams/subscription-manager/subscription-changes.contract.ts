import { z } from 'zod'
import { ADVANCES, CANCEL_REASONS } from '~/services/domain/changes/change'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Subscription } from './subscription-manager.contract'

const OptionText = z.string().max(60)
const MOST_OPTIONS = 10
/** By the options' names, what is wanted of each; of those that are not named nothing changes. */
const ChosenOptions = z
  .record(OptionText, OptionText)
  .refine((chosen) => Object.keys(chosen).length > 0 && Object.keys(chosen).length <= MOST_OPTIONS)

const NOTE_LENGTH = 300

/** Why somebody cancels: kept, and asked for by nobody. */
export const CancelWords = {
  reason: z.enum(CANCEL_REASONS).nullable().default(null),
  note: z.string().trim().max(NOTE_LENGTH).nullable().default(null),
}

/**
 * POST /subscriptions/{uuid}/changes: what its owner changes of a play kit subscription (A-028 … A-036). What is so
 * already stays so and is answered as made; what is not made is 422 with a `ChangeRefusal`.
 */
export const NewChange = z.strictObject({
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['skip', 'keep']), item: Uuid }),
    z.strictObject({ kind: z.enum(['reactivate', 'addBooks', 'cancelBooks', 'followAge']) }),
    z.strictObject({ kind: z.literal('language'), language: z.enum(LANGUAGES) }),
    z.strictObject({ kind: z.literal('prepay'), kits: z.literal(ADVANCES) }),
    z.strictObject({ kind: z.literal('customize'), item: Uuid, customization: ChosenOptions }),
    z.strictObject({ kind: z.literal('extendGift'), from: z.string().max(64).nullable() }),
    z.strictObject({ kind: z.literal('cancel'), ...CancelWords }),
  ]),
})
export type NewChange = z.infer<typeof NewChange>['change']
/** The subscription as it is then. */
export const ChangeAnswer = z.object({ subscription: Subscription.pick({ uuid: true, subscription_status: true }) })
export type ChangedSubscription = z.infer<typeof ChangeAnswer>['subscription']
