import { type CivilDate, monthsBetween } from '~/services/domain/dates/civil-date'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import { today } from '~/services/flows/visit/today.server'
import { asReaderFor, asService } from '~/services/platform/wire/own-services.server'
import type { Customer } from '~/services/upstreams/account-manager/account-manager.contract'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { CustomerRow, CustomersAsked, CustomersPage } from './customers.contract'
import { clubCounts } from './customers.rules'

/** The customers that an admin looks for: only for admins. */
export const readCustomers = async ({ find, page }: CustomersAsked): Promise<CustomersPage> => ({
  find,
  found: await found(find.trim(), page),
})

async function found(search: string, page: number): Promise<CustomersPage['found']> {
  if (search.length < CUSTOMERS.leastText) return { kind: 'unasked' }
  const answer = await (await accountManager()).customers({ headers: asService(), search, page })
  if (!answer.ok) return { kind: 'failed' }
  const { total, users } = answer.value
  const pages = Math.min(Math.max(1, Math.ceil(total / CUSTOMERS.pageSize)), CUSTOMERS.mostPages)
  return { kind: 'found', total, page, pages, rows: await Promise.all(users.map(rowOf)) }
}

async function rowOf({ uuid, email, first_name, last_name, birthdays }: Customer): Promise<CustomerRow> {
  const client = await subscriptionManager()
  const asked = { headers: asReaderFor(uuid), userUuid: uuid }
  const [counts, clubs] = await Promise.all([client.counts({ ...asked, isFull: false }), client.readings(asked)])
  const { active, cancelled, finished } = counts.ok ? counts.value : { active: 0, cancelled: 0, finished: 0 }
  return {
    uuid,
    email,
    name: `${first_name} ${last_name}`.trim(),
    children: birthdays.map(ageOf),
    subscriptions: counts.ok ? { active, ended: cancelled + finished } : null,
    club: clubs.ok ? clubCounts(clubs.value) : null,
  }
}

const ageOf = (birthday: CivilDate) => (birthday > today() ? -1 : monthsBetween(birthday, today()))
