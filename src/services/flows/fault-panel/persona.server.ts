import { PERSONAS, PERSONAS_PASSWORD } from '~/content/seed/personas'
import { currentIdentity } from '~/services/flows/identity/identity.server'
import { endSignIn, takeTokens } from '~/services/flows/identity/sign-in.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'

/** Signs in as one of the seed, in the place of whoever is signed in here: through the pool, as the sign-in page does. */
export async function becomePersona(name: string): Promise<boolean> {
  const email = `${name}@playchart.test`
  if (!PERSONAS.some((persona) => persona.email === email)) return false
  const present = await currentIdentity()
  if (present.kind === 'signedIn' && present.person.email === email) return true
  if (!(await becomeNobody())) return false
  const answer = await (await cognito()).signIn(email, PERSONAS_PASSWORD)
  if (!answer.ok) return false
  const { IdToken: userJwt, AccessToken: accessToken, RefreshToken: refreshToken = '' } = answer.value
  await takeTokens({ userJwt, accessToken, refreshToken })
  return true
}

/** Signs out, here and at the pool; false where the pool did not answer. */
export const becomeNobody = async (): Promise<boolean> => (await endSignIn(null)).ok
