import { isWithdrawable } from '~/services/domain/orders/withdrawal.rules'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import type { Standing } from './withdrawal.contract'

type Known = Pick<OwnOrder, 'withdrawableUntil' | 'withdrawnAt' | 'today' | 'gift'>

/** E-101: how it stands with withdrawing from an order, on the shop's day. */
export function standingOf({ withdrawableUntil: until, withdrawnAt, today, gift }: Known): Standing {
  if (withdrawnAt !== null) return 'withdrawn'
  if (until === null) return 'notOpen'
  if (gift === 'activated') return 'giftActivated'
  return isWithdrawable({ until, withdrawnAt, today }) ? 'open' : 'tooLate'
}
