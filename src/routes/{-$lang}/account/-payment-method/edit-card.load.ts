import { editCardFlow } from '~/machines/account/edit-card/edit-card.flow'
import { startFlow } from '~/machines/runtime/flow'
import { paymentMethodHref } from '~/services/flows/payment-method/payment-method-links.rules'
import type { Around } from '../-pages/around'
import { readOwnMethod } from './own-method'

/** Another card. */
export async function loadEditCard(place: { user: string; uuid: string }, around: Around) {
  const shows = 'edit-card' as const
  const { page, today, testCards, own } = await readOwnMethod('edit-card', { ...place, ...around })
  if (!own) return { shows, page, own: null }
  const { as, method } = own
  const backHref = paymentMethodHref({ prefix: around.context.locale.prefix, as })
  const started = await startFlow(editCardFlow, { as, today, paymentMethod: method.uuid, backHref })
  return { shows, page, own: { label: method.label, testCards, started } }
}
