import { queryOf } from '~/services/flows/account/account.query'
import { getAccountHome } from './account-home.functions'

export const accountHomeQuery = (as: string | null) =>
  queryOf({ name: 'home', as, call: getAccountHome, isKept: ({ facts }) => facts.ok })
