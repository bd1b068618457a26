import { isTool } from '~/services/domain/locale'

type Linked = { path: string; stages: readonly string[] }

/**
 * The address of a page whose flows are put where the recipes lead, as people read it: of what a query has to escape, nothing
 * stands in a recipe but spaces. Without a recipe it is the page as it is.
 */
export function stateHref({ path, stages }: Linked, { key, prefix }: { key: string; prefix: string }): string {
  const [place = '', query = ''] = path.split('?')
  const said = [
    ...(query ? [query] : []),
    ...(stages.length > 0 ? ['inspect=bare'] : []),
    ...stages.map((stage) => `stage=${stage.replaceAll(' ', '+')}`),
    ...(key && stages.length > 0 ? [`key=${encodeURIComponent(key)}`] : []),
  ]
  const page = isTool(place) ? place : place === '/' && prefix ? prefix : `${prefix}${place}`
  return said.length > 0 ? `${page}?${said.join('&')}` : page
}
