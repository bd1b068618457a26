import type { Db } from '~/services/platform/database/database.server'
import { type Control, controlOf } from '~/services/platform/wire/control'
import { newestLetters } from './mailbox'

/** GET answers the newest letters, the latest first. */
export const mailboxControl = (db: Db): Control =>
  controlOf({ GET: async () => Response.json(await newestLetters(db)) })
