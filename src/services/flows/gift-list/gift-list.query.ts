import { queryOf } from '~/services/flows/account/account.query'
import { getGiftList } from './gift-list.functions'

export const giftListQuery = (as: string | null) =>
  queryOf({ name: 'gifts', as, call: getGiftList, isKept: ({ list }) => list.ok })
