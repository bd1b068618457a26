import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import type { IdentityRefusalKind } from '~/services/flows/identity/identity.contract'
import {
  type CredentialsField,
  PERSON_NAME_LENGTH,
  plainCode,
  typedPassword,
} from '~/services/flows/identity/identity.rules'

type CredentialsName = 'name' | CredentialsField
export type Typed<Name extends CredentialsName> = { field: Name; value: string }

/** A field takes no more than the pool does; of a code, its digits. */
const TYPED: Record<CredentialsName, (value: string) => string> = {
  name: (value) => value.slice(0, PERSON_NAME_LENGTH),
  email: (value) => value.slice(0, EMAIL_LENGTH),
  password: typedPassword,
  code: (value) => plainCode(value),
}

/** What a form keeps of what was typed. */
export const typed = ({ field, value }: Typed<CredentialsName>): Partial<Record<CredentialsName, string>> => ({
  [field]: TYPED[field](value),
})

/** A guard: no answer came. What was answered, a wrong code or password, is no failure of ours and is not logged. */
export const isOutage = ({ context }: { context: { failure: IdentityRefusalKind | null } }) =>
  context.failure === 'unreachable'

/** What was typed stands in its field while the page's machine is on its way. */
export const typedEcho = {
  of: (_context: object, { type, field, value }: { type: string } & Partial<Typed<CredentialsName>>) =>
    type === 'CHANGE' && field && value !== undefined ? typed({ field, value }) : {},
}
