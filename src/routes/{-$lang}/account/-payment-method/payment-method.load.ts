import { notFound } from '@tanstack/react-router'
import { paymentMethodQuery } from '~/services/flows/payment-method/payment-method.query'
import type { PaymentPlace } from '~/services/flows/payment-method/payment-method-links.rules'
import { readingClubQuery } from '~/services/flows/reading-club/reading-club.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** How somebody pays, or with what a subscription of the reading club is paid. */
export async function loadPaymentMethod(place: PaymentPlace, around: Around) {
  const shows = 'payment-method' as const
  const { context, account } = around
  const asked = { slug: 'payment-method', uuid: null } as const
  const [known, { page, method }] = await Promise.all([
    account,
    readAccount(context, (as) => paymentMethodQuery({ as, ...asked })),
    place.club === null ? null : ownClub(place.club, around),
  ])
  if (known && place.user !== null && place.user !== known.as) throw notFound()
  const { club } = place
  return { shows, page, own: known && method.ok ? { as: known.as, club, method: method.value } : null }
}

/** A subscription of somebody else is not found (decided: E-73). */
async function ownClub(id: string, { context }: Around) {
  const { club } = await readAccount(context, readingClubQuery)
  if (club.ok && !club.value.subscriptions.some((each) => each.id === id)) throw notFound()
}
