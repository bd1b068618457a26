import { queryOf } from '~/services/flows/account/account.query'
import type { ChildFormAnswer, ProfileAnswer, ProfilePage } from './settings.contract'
import { getChildForm, getFamily, getProfile, getSettings } from './settings.functions'

export const settingsQuery = (as: string | null) =>
  queryOf({ name: 'settings', as, call: getSettings, isKept: ({ profile }) => profile.ok })

export const familyQuery = (as: string | null) =>
  queryOf({ name: 'family', as, call: getFamily, isKept: ({ family }) => family.ok })

export const profileQuery = (slug: ProfilePage) => (as: string | null) =>
  queryOf<ProfileAnswer>({
    name: `profile ${slug}`,
    as,
    call: ({ data, signal }) => getProfile({ data: { ...data, slug }, signal }),
    isKept: ({ profile }) => profile.ok,
  })

export const childFormQuery = (childUuid: string | null) => (as: string | null) =>
  queryOf<ChildFormAnswer>({
    name: `child ${childUuid ?? 'new'}`,
    as,
    call: ({ data, signal }) => getChildForm({ data: { ...data, childUuid }, signal }),
    isKept: ({ child }) => child.ok,
  })
