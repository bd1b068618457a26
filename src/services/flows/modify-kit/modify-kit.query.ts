import { queryOf } from '~/services/flows/account/account.query'
import type { ModifyKitAnswer } from './modify-kit.contract'
import { getModifyKit } from './modify-kit.functions'
import type { KitOfSubscription } from './modify-kit.rules'

export const modifyKitQuery = ({ as, ...wanted }: KitOfSubscription & { as: string | null }) =>
  queryOf<ModifyKitAnswer>({
    name: `modify ${wanted.subscription} ${wanted.item}`,
    as,
    call: ({ data, signal }) => getModifyKit({ data: { ...data, ...wanted }, signal }),
    isKept: ({ modified }) => modified.ok,
  })
