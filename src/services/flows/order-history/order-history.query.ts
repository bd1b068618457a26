import { queryOf } from '~/services/flows/account/account.query'
import { getOrderHistory } from './order-history.functions'

export const orderHistoryQuery = (as: string | null) =>
  queryOf({ name: 'orders', as, call: getOrderHistory, isKept: ({ history }) => history.ok })
