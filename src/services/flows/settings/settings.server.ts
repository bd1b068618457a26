import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { readUser } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { readSchedule } from '~/services/flows/schedule/schedule.server'
import { readReadings } from '~/services/flows/schedule/subscriptions.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type {
  ChildFormAnswer,
  FamilyAnswer,
  KitsOfAccount,
  ProfileAnswer,
  ProfilePage,
  ProfileResult,
  SettingsAnswer,
} from './settings.contract'
import { boxesOf, childCopyOf, childIn, familyOf, hasPlannedKits, kitsOf, profileOf } from './settings.rules'

type Asked = { as: string | null; locale: Locale; flags: () => Promise<Flags> }

/** What the account knows, and where each of it is changed (A-068 … A-075). */
export async function readSettingsPage({ as, locale, flags: decided }: Asked): Promise<SettingsAnswer> {
  const [page, profile, kits, readings, flags] = await Promise.all([
    content().accountPage(locale, 'settings'),
    readProfile(as),
    readKits({ as, locale }),
    readReadings(as),
    decided(),
  ])
  const boxes = readings.ok ? boxesOf(readings.value, today()) : null
  return { page, today: today(), profile, kits, boxes, hasSms: isOn(flags, 'retention-sms-messaging') }
}

/** What is known before one thing of it is changed. */
export async function readProfilePage(asked: Asked & { slug: ProfilePage }): Promise<ProfileAnswer> {
  const [page, profile, flags] = await Promise.all([
    content().accountPage(asked.locale, asked.slug),
    readProfile(asked.as),
    asked.flags(),
  ])
  const hasSms = isOn(flags, 'retention-sms-messaging')
  return { page, profile, hasSms, saysFailures: isOn(flags, 'loud-failures') }
}

/** The children of the account as its family page shows them (A-175 … A-177); without a schedule nobody is told apart. */
export async function readFamilyPage({ as, locale }: Omit<Asked, 'flags'>): Promise<FamilyAnswer> {
  const [page, user, schedule] = await Promise.all([
    content().accountPage(locale, 'family'),
    readUser({ as }),
    readSchedule({ as, locale }),
  ])
  if (!user.ok) noteFailed(user.error)
  const family = user.ok ? ok(familyOf(user.value, schedule.ok ? schedule.value : null)) : user
  return { page, today: today(), family }
}

/** A child of the account, or none where it is to be a new one. */
export async function readChildForm({ as, locale, childUuid }: ChildAsked): Promise<ChildFormAnswer> {
  const [page, copy, profile, schedule] = await Promise.all([
    content().accountPage(locale, childUuid ? 'edit-child' : 'add-a-child'),
    content().childInfo(locale),
    readProfile(as),
    childUuid ? readSchedule({ as, locale }) : null,
  ])
  return {
    ...{ page, copy: childCopyOf(copy), today: today(), child: childIn(profile, childUuid) },
    hasPlannedKits: schedule?.ok ? hasPlannedKits(schedule.value, childUuid) : false,
  }
}
type ChildAsked = Omit<Asked, 'flags'> & { childUuid: string | null }

/** The signed-in person's own, and of nobody else. */
async function readProfile(as: string | null): Promise<ProfileResult> {
  const user = await readUser({ as })
  if (!user.ok) noteFailed(user.error)
  return user.ok ? ok(profileOf(user.value)) : user
}

/** The rest of the page does not wait for a schedule that cannot be read. */
async function readKits(asked: Pick<Asked, 'as' | 'locale'>): Promise<KitsOfAccount | null> {
  const schedule = await readSchedule(asked)
  return schedule.ok ? kitsOf(schedule.value) : null
}
