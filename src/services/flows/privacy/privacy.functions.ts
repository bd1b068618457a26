import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { EraseAccount } from './erasure.contract'
import { eraseAccount as erase, readErasurePage } from './erasure.server'
import { ExportAccount } from './export.contract'
import { exportAccount as exported } from './export.server'

/** E-101: everything that is kept of the signed-in person, as a file, for whoever knows their password. */
export const exportAccount = createServerFn({ method: 'POST' })
  .validator(ExportAccount)
  .handler(({ data, context }) => exported(data, context))

/** What the page about an erasure begins with. */
export const getErasure = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readErasurePage({ ...data, locale: context.locale }))

/** E-101: erases the account of the signed-in person, who knows its password, and signs them out. */
export const eraseAccount = createServerFn({ method: 'POST' })
  .validator(EraseAccount)
  .handler(({ data, context }) => erase(data, context))
