import { redirect } from '@tanstack/react-router'
import type { IdentityInput } from '~/services/flows/identity/identity.contract'
import { getIdentityPage } from '~/services/flows/identity/identity.functions'
import type { IdentitySearch, Place } from './identity-page'

type Loading<Started> = {
  context: Place
  deps: IdentitySearch
  start: (input: IdentityInput) => Promise<Started>
}

/** Whoever is signed in already goes on at once (E-82). */
export async function loadIdentityPage<Started>({ context: { locale }, deps, start }: Loading<Started>) {
  const asked = { language: locale.language, wanted: deps.return_to ?? null }
  const { isSignedIn, input, page } = await getIdentityPage({ data: asked })
  if (isSignedIn) throw redirect({ href: input.returnTo })
  return { page, started: await start(input) }
}
