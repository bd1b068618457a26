import { notFound } from '@tanstack/react-router'
import { giftListQuery } from '~/services/flows/gift-list/gift-list.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What somebody has given; under another person's name it is not found (decided: E-73). */
export async function loadGifts({ user }: { user: string }, { context, account }: Around) {
  const shows = 'gifts' as const
  const [known, { page, list }] = await Promise.all([account, readAccount(context, giftListQuery)])
  if (known && user !== known.as) throw notFound()
  // the layout tells what went wrong, or leads to the sign-in
  return { shows, page, list: known && list.ok ? list.value : null }
}
