import { eq, inArray } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { effects } from '~/services/platform/wire/wire.tables'
import { addresses, children, preferences, users } from './account-manager.tables'

/** The account goes with all that belongs to it; there may be none any more. */
export const eraseAccount = (db: Db, uuid: string): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of [preferences, addresses, children]) await tx.delete(table).where(eq(table.userUuid, uuid))
    await tx.delete(users).where(eq(users.uuid, uuid))
    // what was added yesterday is answered again by its key
    await tx.delete(effects).where(inArray(effects.scope, keyedScopes(uuid)))
  })

const keyedScopes = (uuid: string) => ['relationships', 'addresses'].map((name) => `account-manager ${name} ${uuid}`)
