import { queryOf } from '~/services/flows/account/account.query'
import { getErasure } from './privacy.functions'

export const erasureQuery = (as: string | null) =>
  queryOf({ name: 'erasure', as, call: getErasure, isKept: ({ profile }) => profile.ok })
