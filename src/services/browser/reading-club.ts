import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { openPage, prefixOfPage } from './page'

/** To the Early Reader Club, with that subscription chosen. */
export const goToReadingClub = ({ selected }: { selected: string | null }) =>
  void openPage(readingClubHref({ prefix: prefixOfPage(), selected }))
