const PATH = '/account/early-reader-club'

/** The Early Reader Club, with that subscription chosen (A-051). */
export const readingClubHref = ({ prefix, selected }: { prefix: string; selected: string | null }) =>
  `${prefix}${PATH}${selected === null ? '' : `?${new URLSearchParams({ selected_subscription_uuid: selected })}`}`

/** A-049: whether a path below /account is its page. */
export const readingClubPlaceAt = (path: string): Record<never, never> | null =>
  /^early-reader-club\/?$/.test(path) ? {} : null
