import { queryOf } from '~/services/flows/account/account.query'
import { getSchedule } from './schedule.functions'

export const scheduleQuery = (as: string | null) =>
  queryOf({ name: 'schedule', as, call: getSchedule, isKept: ({ schedule }) => schedule.ok })
