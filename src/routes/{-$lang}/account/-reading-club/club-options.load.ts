import { notFound } from '@tanstack/react-router'
import { readingClubQuery } from '~/services/flows/reading-club/reading-club.query'
import type { BoxOptionsPlace } from '~/services/flows/reading-club/reading-club-links.rules'
import { clubOptions } from '~/services/flows/reading-club/reading-club-options.rules'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What can be done with a box, or with all of them; what is not this person's is not found. */
export async function loadClubOptions(place: BoxOptionsPlace, { context, account }: Around) {
  const shows = 'club-options' as const
  const [known, { club, page }] = await Promise.all([account, readAccount(context, readingClubQuery)])
  // the layout tells what went wrong, or leads to the sign-in
  if (!known || !club.ok) return { shows, page, options: null }
  const options = clubOptions(club.value, place)
  if (!options) throw notFound()
  return { shows, page, options }
}
