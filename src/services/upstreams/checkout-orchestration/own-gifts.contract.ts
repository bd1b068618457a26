import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { GiftActivation } from './checkout-orchestration.contract'

/**
 * A gift as its giver sees it: the code that stands on the order (`gifting_order_activation_code`), its status, and the
 * day on which it is mailed. `scheduled`: it is bought; `sent`: the code has been mailed; `activated`: it is redeemed;
 * `withdrawn`: its giver has withdrawn from the order, and the code is void.
 */
export const OwnGift = GiftActivation.omit({ giver_name: true }).extend({ deliver_on: CivilDate })
export type OwnGift = z.infer<typeof OwnGift>

/** GET /api/v1/gift_activations (the giver only; decided: E-78): the newest 50, the latest day first. */
export const OwnGiftsAnswer = z.object({ gift_activations: z.array(OwnGift) })
