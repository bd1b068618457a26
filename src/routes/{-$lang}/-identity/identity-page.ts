import { redirect } from '@tanstack/react-router'
import { messagesOf } from '~/content/messages'
import type { Language } from '~/services/domain/locale'
import type { IdentityInput } from '~/services/flows/identity/identity.contract'
import { getIdentityPage } from '~/services/flows/identity/identity.functions'

const LONGEST = 2048

/** The one parameter of the identity pages. */
type IdentitySearch = { return_to?: string }

type Place = { locale: { language: Language } }
type Page<Started> = {
  name: 'signIn' | 'signUp' | 'reset'
  start: (input: IdentityInput) => Promise<Started>
}

/** What the three routes have in common: whoever is signed in already goes on at once (E-82). */
export const identityPage = <Started>({ name, start }: Page<Started>) => ({
  validateSearch: ({ return_to }: Record<string, unknown>): IdentitySearch => ({
    return_to: typeof return_to === 'string' && return_to.length <= LONGEST ? return_to : undefined,
  }),
  loaderDeps: ({ search }: { search: IdentitySearch }) => search,
  loader: async ({ context: { locale }, deps: { return_to } }: { context: Place; deps: IdentitySearch }) => {
    const asked = { language: locale.language, wanted: return_to ?? null }
    const { isSignedIn, input, page } = await getIdentityPage({ data: asked })
    if (isSignedIn) throw redirect({ href: input.returnTo })
    return { page, started: await start(input) }
  },
  /** title in the page's language; nothing for search machines */
  head: ({ match }: { match: { context: Place } }) => ({
    meta: [
      { title: `${messagesOf(match.context.locale.language).identity.pages[name]} · Playchart` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
})
