import { shipDateHref } from '~/services/flows/ship-date/ship-date.rules'
import type { CancelOffer } from './subscription-change.contract'
import { changeHref } from './subscription-change-links.rules'

type Place = { prefix: string; as: string; isCancelSaver: boolean; subscription: string }

/** Where what could be done instead of cancelling has its page. */
export function cancelOfferHref({ kind, item }: CancelOffer, { subscription, ...place }: Place): string {
  if (kind === 'move') return shipDateHref({ subscription, item: item ?? '' }, place)
  const isOfOne = kind === 'skip' || kind === 'skipBox'
  return changeHref({ action: kind, subscription, item: isOfOne ? item : null }, place)
}
