import { notFound } from '@tanstack/react-router'
import type { PaymentPage } from '~/services/flows/payment-method/payment-method.contract'
import { paymentMethodQuery } from '~/services/flows/payment-method/payment-method.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

type Place = { user: string; uuid: string }

/** One way to pay, of this person alone: any other one is not found (decided: E-73). */
export async function readOwnMethod(slug: PaymentPage, { user, uuid, context, account }: Place & Around) {
  const [known, { method, ...page }] = await Promise.all([
    account,
    readAccount(context, (as) => paymentMethodQuery({ as, slug, uuid })),
  ])
  if (known && user !== known.as) throw notFound()
  if (known && !method.ok && method.error.kind === 'notFound') throw notFound()
  return { ...page, own: known && method.ok && method.value ? { as: known.as, method: method.value } : null }
}
