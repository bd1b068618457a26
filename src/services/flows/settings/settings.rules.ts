import type { CivilDate } from '~/services/domain/dates/civil-date'
import { ok, refused } from '~/services/domain/result'
import { readingBoxes } from '~/services/domain/subscriptions/reading.rules'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { Schedule } from '~/services/flows/schedule/schedule.contract'
import type { User } from '~/services/upstreams/account-manager/account-manager.contract'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type {
  BoxesOfAccount,
  ChildCopy,
  ChildFormAnswer,
  FamilyChild,
  KitsOfAccount,
  Preferences,
  Profile,
  ProfileResult,
} from './settings.contract'

/** Nobody gets what was never asked for. */
const isWanted = ({ user_preferences }: User, name: keyof Preferences) =>
  user_preferences.some(({ preference_name, preference_value }) => preference_name === name && preference_value)

export function profileOf(user: User): Profile {
  const address = user.addresses.at(-1)
  return {
    uuid: user.uuid,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone_number,
    preferences: {
      marketing_sms: isWanted(user, 'marketing_sms'),
      transactional_sms: isWanted(user, 'transactional_sms'),
    },
    children: user.visibleChildren.map(({ uuid, name, birthday, verified_dob }) => ({
      ...{ uuid, name, birthday },
      isVerified: verified_dob,
    })),
    address: address ? { uuid: address.uuid, to: `${address.line1}, ${address.city}`, country: address.country } : null,
  }
}

/** What the row of the Play Kits says: the same days as on the schedule. */
export function kitsOf({ children }: Schedule): KitsOfAccount {
  const owners = children.filter(({ page }) => page !== 'none')
  const coming = owners
    .filter(({ page }) => page === 'active')
    .flatMap(({ next, upcoming }) => [...next, ...upcoming])
    .filter(({ kits }) => kits.some(({ process }) => process !== 'skip_requested'))
    .map(({ date }) => date)
  return { children: owners.length, nextOn: coming.toSorted(compareDates)[0] ?? null }
}

/** The children of an account, and who of them has a subscription that runs. */
export const familyOf = (user: User, schedule: Schedule | null): FamilyChild[] =>
  profileOf(user).children.map(({ uuid, name, birthday }) => ({
    ...{ uuid, name, birthday },
    hasKits: schedule?.children.some((child) => child.uuid === uuid && child.page === 'active') ?? null,
  }))

/** Kits still come to that child, as the schedule has it. */
export const hasPlannedKits = ({ children }: Schedule, childUuid: string | null) =>
  children.some(
    ({ uuid, page, next, upcoming }) => uuid === childUuid && page === 'active' && next.length + upcoming.length > 0,
  )

/** What the row of the club says: the same days as on its page. */
export function boxesOf(readings: readonly ReadingSubscription[], today: CivilDate): BoxesOfAccount {
  const coming = readings
    .filter(({ status }) => status === 'active')
    .flatMap(({ installments }) => readingBoxes(installments, today).next?.scheduled_date ?? [])
  return { subscriptions: readings.length, nextOn: coming.toSorted(compareDates)[0] ?? null }
}

/** One of the children that this person sees; null for a new one. */
export function childIn(profile: ProfileResult, childUuid: string | null): ChildFormAnswer['child'] {
  if (!profile.ok) return profile
  if (childUuid === null) return ok(null)
  const child = profile.value.children.find(({ uuid }) => uuid === childUuid)
  return child ? ok(child) : refused({ kind: 'notFound' })
}

/** The words of the form that every way to a kit begins with. */
export const childCopyOf = ({ name, birthDate, labels }: ChildInfoContent): ChildCopy => ({
  name: { ...name, invalid: labels.nameInvalid ?? name.required },
  birthDate,
})
