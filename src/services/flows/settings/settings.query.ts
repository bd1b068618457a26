import { queryOf } from '~/services/flows/account/account.query'
import { getSettings } from './settings.functions'

export const settingsQuery = (as: string | null) =>
  queryOf({ name: 'settings', as, call: getSettings, isKept: ({ profile }) => profile.ok })
