import { messagesOf } from '~/content/messages'
import type { Language } from '~/services/locale'

const LONGEST = 2048

/** The one parameter of the identity pages. */
export type IdentitySearch = { return_to?: string }

export const identitySearch = ({ return_to }: Record<string, unknown>): IdentitySearch => ({
  return_to: typeof return_to === 'string' && return_to.length <= LONGEST ? return_to : undefined,
})

/** Title in the page's language; nothing for search machines. */
export const identityHead = (page: 'signIn' | 'signUp' | 'reset', language: Language) => ({
  meta: [{ title: `${messagesOf(language).identity.pages[page]} · Playchart` }, { name: 'robots', content: 'noindex' }],
})
