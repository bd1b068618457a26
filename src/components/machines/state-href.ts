import { isTool } from '~/services/domain/locale'
import { saidNeeds } from '~/services/flows/machines/needs.rules'
import type { Needed } from '~/services/flows/machines/states.contract'

type Linked = { path: string; stages: readonly string[] } & Partial<Needed>

/**
 * The address of a page whose flows are put where the recipes lead, as people read it: of what a query has to escape, nothing
 * stands in a recipe but spaces. What the page needs before stands there, too. With neither it is the page as it is.
 */
export function stateHref(
  { path, stages, ...needed }: Linked,
  { key, prefix }: { key: string; prefix: string },
): string {
  const [place = '', query = ''] = path.split('?')
  const recipe = [...saidNeeds(needed), ...stages.map((stage) => `stage=${stage.replaceAll(' ', '+')}`)]
  const said = [
    ...(query ? [query] : []),
    ...(recipe.length > 0 ? ['inspect=bare', ...recipe] : []),
    ...(key && recipe.length > 0 ? [`key=${encodeURIComponent(key)}`] : []),
  ]
  const page = isTool(place) ? place : place === '/' && prefix ? prefix : `${prefix}${place}`
  return said.length > 0 ? `${page}?${said.join('&')}` : page
}
