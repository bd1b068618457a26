import { messagesOf } from '~/content/messages'
import type { Language } from '~/services/domain/locale'
import { hiddenHead } from '../../-page/page'

const LONGEST = 2048

/** The one parameter of the identity pages. */
export type IdentitySearch = { return_to?: string }

export type Place = { locale: { language: Language } }

/** What the three routes have in common but for their loader, which the router can only split off where it is written. */
export const identityPage = (name: 'signIn' | 'signUp' | 'reset') => ({
  validateSearch: ({ return_to }: Record<string, unknown>): IdentitySearch => ({
    return_to: typeof return_to === 'string' && return_to.length <= LONGEST ? return_to : undefined,
  }),
  loaderDeps: ({ search }: { search: IdentitySearch }) => search,
  head: ({ match }: { match: { context: Place } }) => {
    const { pages, descriptions } = messagesOf(match.context.locale.language).identity
    return hiddenHead(`${pages[name]} · Playchart`, descriptions[name])
  },
})
