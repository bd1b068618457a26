import { z } from 'zod'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'

/** What an admin looks for; too little text is no search. */
export const CustomersAsked = z.strictObject({
  find: z.string().max(CUSTOMERS.mostText),
  page: z.number().int().min(1).max(CUSTOMERS.mostPages),
})
export type CustomersAsked = z.infer<typeof CustomersAsked>

/** A row of the list. `children`: how old they are in completed months, the eldest first; below 0 is unborn. */
export type CustomerRow = {
  uuid: string
  email: string
  name: string
  children: number[]
  /** null: nobody could say in time */
  subscriptions: { active: number; ended: number } | null
  /** of the Early Reader Club; null: as above */
  club: { active: number; paused: number; ended: number } | null
}

/** What was found: nothing was asked for yet, the accounts could not be asked, or a page of them. */
type Found =
  | { kind: 'unasked' }
  | { kind: 'failed' }
  | { kind: 'found'; total: number; page: number; pages: number; rows: CustomerRow[] }

/** The customers that somebody looks for, and what was found. */
export type CustomersPage = { find: string; found: Found }
