import { NEW_PASSWORD } from './identity-screen'

const count = { of: 0 }

/** An address that no test has used before. */
export function newAddress(name = 'somebody'): string {
  count.of += 1
  return `${name.toLowerCase()}-${Date.now()}-${count.of}@example.test`
}

/** Somebody without an account, whom no other test knows. */
export const somebody = (name: string) => ({ name, email: newAddress(name), password: NEW_PASSWORD })
