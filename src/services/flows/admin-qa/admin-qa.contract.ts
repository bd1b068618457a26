import { z } from 'zod'
import { DueStep } from '~/services/platform/wire/due.contract'

/** A form of /admin/clock: so many days on, to an instant (UTC, as a field for date and time writes it), or back to today. */
export const ClockForm = z.union([
  z.strictObject({ days: z.coerce.number().int().min(1).max(366) }),
  z.strictObject({ to: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/) }),
  z.strictObject({ back: z.literal('yes') }),
])
export type ClockForm = z.infer<typeof ClockForm>

/** A form of /admin/jobs: do what is due, or take the faults away. */
export const JobsForm = z.strictObject({ task: z.enum(['due', 'faults']) })

/** A form of /admin/flags: a value for everybody, or '' for the one that holds when nothing else is said. */
export const FlagForm = z.strictObject({ key: z.string().max(100), value: z.string().max(64) })

export const MOST_STEPS = 25

/** What a run of all that is due has done, and at what time of the shop's clock (ISO 8601, UTC). */
export const LastRun = z.object({
  at: z.iso.datetime(),
  isDone: z.boolean(),
  done: z.record(z.string(), z.record(z.string(), z.number().int())),
  /** the first of the kits and boxes that it billed or sent: a session has little room */
  steps: z.array(DueStep).max(MOST_STEPS).default([]),
  /** so many more there were */
  more: z.number().int().default(0),
})
export type LastRun = z.infer<typeof LastRun>

/** `now` is ISO 8601, UTC; `offsetMs`: how much later than the time of day that is. */
export type AdminClock = { now: string; offsetMs: number }

/** `lastRun`: of this admin's session. `faults`: how embedded upstreams fail at the moment, each in words. */
export type AdminJobs = { now: string; lastRun: LastRun | null; faults: string[] }

/** A flag, what it says to everybody now, and what it says when nobody sets it. */
type AdminFlag = { key: string; about: string; values: readonly string[]; value: string; otherwise: string }
export type AdminFlags = { flags: AdminFlag[] }
