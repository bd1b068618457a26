import { z } from 'zod'
import type { AdminClock, AdminFlags, AdminJobs } from '~/services/flows/admin-qa/admin-qa.contract'
import { CustomersAsked, type CustomersPage } from '~/services/flows/customers/customers.contract'

/** A page below /admin, and what its address says of it. */
export const AdminAsked = CustomersAsked.extend({ place: z.string().max(100) })
export type AdminAsked = z.infer<typeof AdminAsked>

/** `hasQa`: flags, clock and jobs can be reached. `previewing`: whose account this admin looks at meanwhile; null: nobody's. */
export type AdminPage = { hasQa: boolean; previewing: string | null } & (
  | ({ shows: 'customers' } & CustomersPage)
  | ({ shows: 'clock' } & AdminClock)
  | ({ shows: 'flags' } & AdminFlags)
  | ({ shows: 'jobs' } & AdminJobs)
)
