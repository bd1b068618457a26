import { leavingAs } from '~/services/domain/subscriptions/to-come.rules'
import type { ChildSchedule } from './schedule.contract'

/** What still leaves though its subscription is cancelled: the warehouse had it before. */
export function leavingKits({ page, current }: Pick<ChildSchedule, 'page' | 'current'>) {
  if (page !== 'cancelled') return []
  return (current?.kits ?? []).flatMap((kit) => {
    const process = leavingAs(kit.process)
    return process ? [{ ...kit, process }] : []
  })
}
