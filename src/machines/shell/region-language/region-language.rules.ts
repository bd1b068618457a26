import { isTool, type Language, type Region, withoutPrefix } from '~/services/domain/locale'

/** One entry of a dropdown, as content writes it: its link is '/r/eu', '/nl' or ''. */
export type LinkOption = { id: string; label: string; shortLabel: string; link: string }

/** The region in use; before one was chosen, the first whose link contains 'eu', literally (S-053; decided: E-25). */
export function selectedRegion(options: readonly LinkOption[], region: Region | null): LinkOption | null {
  const chosen = region && options.find(({ link }) => link.split('/').includes(region))
  return chosen ?? options.find(({ link }) => link.includes('eu')) ?? options[0] ?? null
}

/** S-054 */
export const selectedLanguage = (options: readonly LinkOption[], language: Language): LinkOption | null =>
  options.find(({ link }) => link.includes(language)) ?? options[0] ?? null

/** What an option's own name is written in: its link is its prefix, and English has none. */
export const nameLanguage = ({ link }: LinkOption) => link.slice(1) || 'en'

/** A region's address: its link with the current path behind, prefix and all (S-055; decided: E-98). */
export const regionHref = ({ link }: LinkOption, path: string) => link + path

/**
 * The same page in another language (S-055; decided: E-98), with what its query says: a gift, a code, where to go on. The
 * add-ons that were chosen do not go along (S-257).
 */
export function languageHref({ link }: Pick<LinkOption, 'link'>, path: string): string {
  const [page = '', query = ''] = path.split('?', 2)
  // the shop in that language: the team's own pages have none
  if (isTool(page)) return link || '/'
  const asked = new URLSearchParams(query)
  asked.delete('addOns')
  const next = asked.get('return_to')
  if (next !== null) asked.set('return_to', languageHref({ link }, next))
  const target = (link + withoutPrefix(page)).replace(/(.)\/$/, '$1') || '/'
  return asked.size > 0 ? `${target}?${asked}` : target
}
