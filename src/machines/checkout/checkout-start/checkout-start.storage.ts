import { session, storedText } from '~/services/browser/storage'

const stored = storedText(session, 'checkout-intent')
/** An account is made in minutes; whoever comes back later presses again. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * What was pressed before an account was asked for, in this browser tab alone. `page` is the address of the sign-up that
 * leads back to where it was pressed.
 */
export const keepIntent = (page: string) => stored.write(`${Date.now()} ${page}`)
export const forgetIntent = () => stored.forget()

export function hasIntent(page: string): boolean {
  const [at, kept] = (stored.read() ?? '').split(' ')
  return kept === page && Date.now() - Number(at) < KEPT_FOR_MS
}
