import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { KitWords, ScheduleAnswer, ScheduledKit } from '~/services/flows/schedule/schedule.contract'

/** A kit, and what can be changed of it today. `addressUuid`: where it goes; null where that is not known. */
export type ModifiedKit = {
  kit: ScheduledKit
  childUuid: string
  addressUuid: string | null
  to: string | null
  /** its subscription can be cancelled */
  canCancel: boolean
}

type Refused = Extract<ScheduleAnswer, { ok: false }>['error']

/** The page of A-095. `isCancelSaver`: it is there by that flag alone (decided: E-69). */
export type ModifyKitAnswer = {
  page: AccountPage
  kits: KitWords
  today: CivilDate
  isCancelSaver: boolean
  modified: Result<ModifiedKit, Refused>
}
