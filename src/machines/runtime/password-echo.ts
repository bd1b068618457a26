import { typedPassword } from '~/services/flows/identity/identity.rules'

type Typed = { type: string; value?: string }

/** A form that asks for the password once more shows what was typed while its machine is on its way. */
export const passwordEcho = {
  of: (_context: object, { type, value }: Typed) =>
    type === 'CHANGE' && value !== undefined ? { password: typedPassword(value) } : {},
}
