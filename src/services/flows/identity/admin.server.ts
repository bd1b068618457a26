import type { Person } from './identity.contract'
import { currentPerson } from './identity.server'

/** The admin who is signed in; null for anybody else. In a preview it is still the same person. */
export async function currentAdmin(): Promise<Person | null> {
  const person = await currentPerson()
  return person?.groups.includes('admin') ? person : null
}
