import { z } from 'zod'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { PersonName } from '~/services/domain/people/person-text.contract'

/** GET /api/v1/orchestration_subflow/starting_product (S-342, S-202): personal, so only ever on the service wire (decided: E-89), for our server or whoever has a token. */
export const StartingProductQuery = z.strictObject({
  date_of_birth: CivilDate,
  child_name: PersonName(100),
  selected_language: z.enum(LANGUAGES),
  language: z.enum(LANGUAGES),
  currency_code: Currency,
})
export type StartingProductQuery = z.infer<typeof StartingProductQuery>
export const StartingProduct = z.object({
  anchor: z.string(),
  name: z.string(),
  min_age: z.number().int(),
  max_age: z.number().int(),
  /** cents for one kit, paid as it comes */
  price: z.number().int(),
  currency_code: Currency,
})
export type StartingProduct = z.infer<typeof StartingProduct>
/** null: past every kit */
export const StartingProductAnswer = z.object({ starting_product: StartingProduct.nullable() })
