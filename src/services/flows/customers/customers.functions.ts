import { createServerFn } from '@tanstack/react-start'
import { CustomersAsked } from './customers.contract'
import { readCustomers } from './customers.server'

/** The customers with that text in their email or name, for an admin; null for anybody else. */
export const getCustomers = createServerFn({ method: 'POST' })
  .validator(CustomersAsked)
  .handler(({ data }) => readCustomers(data))
