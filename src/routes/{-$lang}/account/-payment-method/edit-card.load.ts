import { editCardFlow } from '~/machines/account/edit-card/edit-card.flow'
import { startFlow } from '~/machines/runtime/flow'
import { paymentMethodHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { returnPath } from '~/services/flows/shipping-address/shipping-address-links.rules'
import type { Around } from '../-pages/around'
import { readOwnMethod } from './own-method'

/** Another card. */
export async function loadEditCard(place: { user: string; uuid: string | null }, around: Around) {
  const shows = 'edit-card' as const
  const { page, today, testCards, own } = await readOwnMethod('edit-card', { ...place, ...around })
  if (!own) return { shows, page, own: null }
  const { as, method, open } = own
  const { prefix } = around.context.locale
  const otherwise = paymentMethodHref({ prefix, as })
  const backHref = returnPath({ prefix, asked: around.search.return_to, otherwise })
  const paymentMethod = method?.uuid ?? null
  const started = await startFlow(editCardFlow, { as, today, paymentMethod, open, backHref })
  return { shows, page, own: { label: method?.label ?? null, testCards, started } }
}
