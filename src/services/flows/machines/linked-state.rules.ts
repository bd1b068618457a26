import { isLanguage, type Language, withoutPrefix } from '~/services/domain/locale'
import { NAMES_OF_NEEDS, needsIn } from './needs.rules'
import type { Needed } from './states.contract'

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
