import { PERSONAS, PERSONAS_PASSWORD } from '~/content/seed/personas'
import { codeFor } from '~/services/flows/admin-preview/admin-preview.server'
import { currentAdmin } from '~/services/flows/identity/admin.server'
import { currentIdentity } from '~/services/flows/identity/identity.server'
import { endSignIn, takeTokens } from '~/services/flows/identity/sign-in.server'
import { enterPreview } from '~/services/request/preview/preview.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'

/** Signs in as one of the seed, in the place of whoever is signed in here: through the pool, as the sign-in page does. */
export async function becomePersona(name: string): Promise<boolean> {
  const email = personaOf(name)?.email
  if (!email) return false
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

/** Enters an admin's look at the account of one of the seed: by a code that is used at once, as from the list of customers. */
export async function lookAtPersona(name: string): Promise<boolean> {
  const [admin, persona] = [await currentAdmin(), personaOf(name)]
  if (!admin || !persona) return false
  const code = await codeFor(admin, persona.playchartId)
  return code.ok && (await enterPreview(code.value)) !== null
}

const personaOf = (name: string) => PERSONAS.find(({ email }) => email === `${name}@playchart.test`) ?? null
