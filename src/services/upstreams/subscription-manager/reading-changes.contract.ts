import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { CancelWords } from './subscription-changes.contract'
import { ReadingSubscription } from './subscription-manager.contract'

/**
 * POST /sub_engine/subscriptions/{id}/pauses (decided: E-93), without a body: boxes of an ERC subscription that are not
 * ordered yet wait until its pause is released. Answered the same where it is paused already; 422 with a
 * `BoxChangeRefusal` where it cannot be.
 */
export const PauseAnswer = z.object({ pause: z.object({ subscription_id: Uuid }) })
export type Pause = z.infer<typeof PauseAnswer>['pause']

/**
 * POST /sub_engine/subscriptions/{id}/changes: what its owner changes otherwise of an ERC subscription (A-061, A-062,
 * What is so already stays so and is answered as made; what is not made is 422 with a `BoxChangeRefusal`.
 */
export const NewReadingChange = z.strictObject({
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['skipBox', 'keepBox']), box: Uuid }),
    z.strictObject({ kind: z.literal('reactivateBoxes') }),
    z.strictObject({ kind: z.literal('cancelBoxes'), ...CancelWords }),
  ]),
})
export type NewReadingChange = z.infer<typeof NewReadingChange>['change']
/** The subscription as it is then. */
export const ReadingChangeAnswer = z.object({ subscription: ReadingSubscription.pick({ id: true, status: true }) })
export type ChangedReading = z.infer<typeof ReadingChangeAnswer>['subscription']
