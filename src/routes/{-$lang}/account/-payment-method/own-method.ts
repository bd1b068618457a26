import { notFound } from '@tanstack/react-router'
import type { PaymentPage } from '~/services/flows/payment-method/payment-method.contract'
import { paymentMethodQuery } from '~/services/flows/payment-method/payment-method.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** `uuid` null: the primary one, where there is any. */
type Place = { user: string; uuid: string | null }

/** One way to pay, of this person alone: any other one is not found (decided: E-73). `method` null: there is none. */
export async function readOwnMethod(slug: PaymentPage, { user, uuid, context, account }: Place & Around) {
  const [known, { method, open, ...page }] = await Promise.all([
    account,
    readAccount(context, (as) => paymentMethodQuery({ as, slug, uuid })),
  ])
  if (known && user !== known.as) throw notFound()
  if (known && !method.ok && method.error.kind === 'notFound') throw notFound()
  return { ...page, own: known && method.ok ? { as: known.as, method: method.value, open } : null }
}
