import type { Db } from '~/services/platform/database/database.server'
import type { Control } from '~/services/platform/wire/control'
import { newestEmails } from './mailbox'

/** GET answers the newest emails, the latest first. */
export const mailboxControl = (db: Db): Control => ({ GET: async () => Response.json(await newestEmails(db)) })
