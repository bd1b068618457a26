import { createServerFn } from '@tanstack/react-start'
import { ExportAccount } from './export.contract'
import { exportAccount as exported } from './export.server'

/** E-101: everything that is kept of the signed-in person, as a file, for whoever knows their password. */
export const exportAccount = createServerFn({ method: 'POST' })
  .validator(ExportAccount)
  .handler(({ data, context }) => exported(data, context))
