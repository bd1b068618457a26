import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { PersonName, PersonText } from './person-text.contract'

/** Where something goes or who pays for it (A-234, S-200). `country` is ISO 3166-1 alpha-2; `state` is '' where a country has none. */
export const AddressFields = z.strictObject({
  first_name: PersonName(60),
  last_name: PersonName(60),
  company: PersonText(80).default(''),
  line1: PersonName(120),
  line2: PersonText(120).default(''),
  city: PersonName(80),
  state: PersonText(40).default(''),
  zip_code: PersonName(16),
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type AddressFields = z.infer<typeof AddressFields>
export const Address = z.object({ uuid: Uuid, ...AddressFields.shape })
export type Address = z.infer<typeof Address>
