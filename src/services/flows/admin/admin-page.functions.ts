import { createServerFn } from '@tanstack/react-start'
import { AdminAsked } from './admin-page.contract'
import { readAdminPage } from './admin-page.server'

/** A page below /admin, for an admin; null for anybody else. */
export const getAdminPage = createServerFn({ method: 'POST' })
  .validator(AdminAsked)
  .handler(({ data }) => readAdminPage(data))
