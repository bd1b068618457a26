import { z } from 'zod'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { CivilDate as CivilDateText } from '~/services/domain/dates/civil-date.contract'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { ShipDateWindow } from '~/services/domain/subscriptions/schedule.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { KitWords, ScheduleAnswer, ScheduledKit } from '~/services/flows/schedule/schedule.contract'

/** PATCH /api/update-installment. */
export const UpdateInstallment = z.strictObject({
  installmentId: Uuid,
  installment: z.strictObject({ scheduled_date: CivilDateText }),
})

type DatedKit = Pick<ScheduledKit, 'uuid' | 'anchor' | 'name' | 'ageRange' | 'date'>

/** What the page of a kit's day shows: the kit, what comes after it, and what changes with it. */
export type ShipDate = {
  today: CivilDate
  childUuid: string
  kit: DatedKit & Pick<ScheduledKit, 'hasBooks' | 'charge'> & { picture: string | null }
  /** at first */
  planned: CivilDate
  /** the days to choose from; null where none is left (decided: E-11) */
  window: ShipDateWindow | null
  /** the next kits of this child, which keep their days */
  later: DatedKit[]
  /** its way to pay, and where this kit goes */
  paying: Paying
}

/** Why a kit does not come. */
export type NotComing = 'cancelled' | 'skipped'

/** `notFound`: no kit of this person whose day can be changed; `refused` with a `NotComing`: it does not come. */
type ShipDateError = Extract<ScheduleAnswer, { ok: false }>['error']
export type ShipDateAnswer = Result<ShipDate, ShipDateError>
/**
 * `page`: the words of the schedule's. `isCancelSaver`: which of its two addresses the page has now (decided: E-69).
 * `saysFailures`: decided: E-91.
 */
export type ShipDatePageAnswer = {
  page: AccountPage
  kits: KitWords
  shipDate: ShipDateAnswer
  isCancelSaver: boolean
  saysFailures: boolean
}
