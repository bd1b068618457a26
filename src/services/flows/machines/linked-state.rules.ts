import { FLAG_KEYS } from '~/services/domain/flags/flags.rules'
import { isLanguage, type Language, withoutPrefix } from '~/services/domain/locale'
import { TOLD } from '~/services/domain/subscriptions/told'
import { NAMES_OF_NEEDS } from './needs.rules'
import type { Needed } from './states.contract'

const PERSONA = /^[\w-]{1,64}$/

/** What an address says that its page needs. */
export function needsIn(search: URLSearchParams): Needed {
  const personaIn = (name: string) => PERSONA.exec(search.get(name) ?? '')?.[0] ?? null
  return {
    persona: personaIn('as'),
    preview: personaIn('looking_at'),
    told: TOLD.find((about) => about === search.get('told')) ?? null,
    flag: FLAG_KEYS.find((key) => key === search.get('flag')) ?? null,
  }
}

type AddressOfState = { needed: Needed; path: string; language: Language; stages: string[] }

/** What the link of a state says. `path`: its page as the gallery has it, without a language and without what is QA's. */
export function addressOfState(href: string): AddressOfState {
  const [place = '', query = ''] = href.split('?')
  const search = new URLSearchParams(query)
  const [, first = ''] = place.split('/')
  return {
    needed: needsIn(search),
    path: without(`${withoutPrefix(place)}?${query}`, [...NAMES_OF_NEEDS, 'inspect', 'stage', 'key']),
    language: isLanguage(first) ? first : 'en',
    stages: search.getAll('stage'),
  }
}

/** The same page with its recipe, as whom it may be: nothing has to be so before. */
export const plainAddress = (href: string) => without(href, NAMES_OF_NEEDS)

/** What is left stays as it is written: recipes are to be read. */
function without(href: string, names: readonly string[]): string {
  const [place = '', query = ''] = href.split('?')
  const kept = query.split('&').filter((said) => said && !names.includes(said.split('=')[0] ?? ''))
  return kept.length > 0 ? `${place}?${kept.join('&')}` : place
}
