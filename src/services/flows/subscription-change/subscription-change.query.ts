import { queryOf } from '~/services/flows/account/account.query'
import type { ChangeOf, ChangePageAnswer } from './subscription-change.contract'
import { getPlannedChange } from './subscription-change.functions'

type Asked = ChangeOf & { as: string | null }

/** Of one action. */
export const plannedChangeQuery = ({ as, action, subscription, item, from = null }: Asked) =>
  queryOf<ChangePageAnswer>({
    name: `change ${action} ${subscription} ${item ?? from ?? ''}`,
    as,
    call: ({ data, signal }) => getPlannedChange({ data: { ...data, action, subscription, item, from }, signal }),
    isKept: ({ change }) => change.ok,
  })
