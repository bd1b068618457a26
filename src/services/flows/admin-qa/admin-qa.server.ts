import type { z } from 'zod'
import { currentAdmin } from '~/services/flows/identity/admin.server'
import { daysInMs } from '~/services/flows/mailbox/mailbox.contract'
import { movableClock } from '~/services/platform/clock/clock.server'
import { faults } from '~/services/platform/faults/faults.server'
import { runDue } from '~/services/platform/lifecycle/service-jobs.server'
import { hasQa, qaState } from '~/services/platform/qa/qa-state.server'
import { readForm } from '~/services/request/pipeline/body.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { moveClock } from '~/services/request/qa/move-clock.server'
import { sessionData } from '~/services/request/session/session.server'
import { type AdminClock, type AdminJobs, ClockForm, JobsForm, LastRun, MOST_STEPS } from './admin-qa.contract'
import { faultText } from './faults.rules'

/** What an admin may see and do of QA's exists where every upstream is embedded, and for nobody else. */
const isAllowed = async () => hasQa() && (await currentAdmin()) !== null
const lastRun = () => sessionData('adminJobs', LastRun)
const now = () => new Date(movableClock().now()).toISOString()

/** The shop's time: only for admins. */
export const readClock = (): AdminClock => ({ now: now(), offsetMs: movableClock().offsetMs() })

/** What the last run has done, and which faults are set: only for admins. */
export async function readJobs(): Promise<AdminJobs> {
  // other processes count, too
  await (await qaState()).read()
  return { now: now(), lastRun: await lastRun().get(), faults: faults().list().map(faultText) }
}

/**
 * POST /api/admin-clock: moves the shop's clock, and takes the sign-ins along. 404 for whom it is not, 422 for what is no
 * time; 303 to the page that shows what it is then.
 */
export const takeClockForm = (request: Request): Promise<Response> =>
  answerForm(async () => {
    const form = await adminForm(ClockForm, request)
    await moveClock(moveOf(form), { keepSessions: true })
    return '/admin/clock'
  })

/** POST /api/admin-jobs: does at once what is due by the shop's clock, or takes every fault away; 303 to what came of it. */
export const takeJobsForm = (request: Request): Promise<Response> =>
  answerForm(async () => {
    const { task } = await adminForm(JobsForm, request)
    if (task === 'faults') await (await qaState()).clearRules()
    else {
      const { steps, ...due } = await runDue()
      const shown = steps.slice(0, MOST_STEPS)
      const run = { at: now(), ...due, steps: shown, more: steps.length - shown.length }
      await lastRun().change(() => run)
    }
    return '/admin/jobs'
  })

function moveOf(form: ClockForm) {
  if ('back' in form) return 'back' as const
  return 'days' in form ? { by: daysInMs(form.days) } : { to: instantOf(form.to) }
}

/** A day that the calendar does not have is no time. */
function instantOf(text: string): number {
  const instant = Date.parse(`${text}Z`)
  if (Number.isNaN(instant)) throw new Refusal(422)
  return instant
}

/** A form of an admin, where QA may act; 404 for anybody else, 422 for what does not fit. */
export async function adminForm<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  if (!(await isAllowed())) throw new Refusal(404)
  const form = schema.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw new Refusal(422)
  return form.data
}
