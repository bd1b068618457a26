import { queryOf } from '~/services/flows/account/account.query'
import type { ProfileAnswer, ProfilePage } from './settings.contract'
import { getProfile, getSettings } from './settings.functions'

export const settingsQuery = (as: string | null) =>
  queryOf({ name: 'settings', as, call: getSettings, isKept: ({ profile }) => profile.ok })

export const profileQuery = (slug: ProfilePage) => (as: string | null) =>
  queryOf<ProfileAnswer>({
    name: `profile ${slug}`,
    as,
    call: ({ data, signal }) => getProfile({ data: { ...data, slug }, signal }),
    isKept: ({ profile }) => profile.ok,
  })
