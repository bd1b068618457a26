import { queryOf } from '~/services/flows/account/account.query'
import { getReadingClub } from './reading-club.functions'

export const readingClubQuery = (as: string | null) =>
  queryOf({ name: 'reading-club', as, call: getReadingClub, isKept: ({ club }) => club.ok })
