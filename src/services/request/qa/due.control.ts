import { runDue } from '~/services/platform/lifecycle/service-jobs.server'
import type { Control } from '~/services/platform/wire/control'

/** POST does at once what is due by the shop's clock, and answers what that was; the jobs would within seconds. */
export const dueControl: Control = { POST: async () => Response.json(await runDue()) }
