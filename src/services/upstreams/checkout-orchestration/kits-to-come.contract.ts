import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { AFTERWARDS } from '~/services/domain/plans/afterwards.rules'

/**
 * Charges after this order that are alike (decided: E-113): `times` of them, the first one on the day `on`, each of `sum`
 * cents for as many kits, which come `months` apart; books and delivery are in it. Boxes of the reading club come until
 * they are stopped.
 */
const LaterStep = z.object({
  of: z.enum(['kits', 'boxes']).default('kits'),
  on: CivilDate,
  times: z.number().int(),
  kits: z.number().int(),
  months: z.number().int(),
  has_books: z.boolean(),
  sum: z.number().int(),
})

/** What a checkout says of a subscription's kits and the club's boxes: for whom they are, when they come, and what follows the payment. */
export const KitsToCome = z.object({
  /** what is charged after today, in its order; [] where nothing follows */
  later_charges: z.array(LaterStep).default([]),
  /** of each thing that lasts, how it goes on and ends */
  afterwards: z.array(z.enum(AFTERWARDS)).default([]),
  /** for whom the play kits of a subscription are */
  child_name: z.string().nullable().default(null),
  /** the day on which the first play kit comes, where that is later than the order: around the due date (E-111), or after others of the child */
  first_kit_on: CivilDate.nullable().default(null),
  /** it follows kits that the child has already */
  first_kit_follows: z.boolean().default(false),
  /** the day of the second one; null where there is none */
  next_kit_on: CivilDate.nullable().default(null),
})
