import { eq } from 'drizzle-orm'
import type { ChangeKind } from '~/services/domain/changes/change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import { askService } from '~/services/platform/wire/service-calls'
import type { AskService } from '~/services/platform/wire/service-deps'
import { Family } from '../other-services.contract'
import type { NewChange } from '../subscription-changes.contract'
import { subscriptions } from './subscription-manager.tables'

type Asking = { db: Db; ask: AskService; uuid: string; change: NewChange }

/** What lays out kits. */
const LAYING_OUT: readonly ChangeKind[] = ['followAge', 'reactivate', 'extendGift']

/**
 * The birth date that the account has for the child now, asked before anything is locked; null for changes that lay nothing
 * out, and where the account has no such child any more.
 */
export async function presentBirthday({ db, ask, uuid, change }: Asking): Promise<CivilDate | null> {
  if (!LAYING_OUT.includes(change.kind)) return null
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.uuid, uuid))
  if (!row) return null
  const path = `/users/${row.userUuid}`
  const known = await askService(ask, { name: 'account-manager', path, schema: Family })
  return known?.user.children.find((child) => child.uuid === row.childUuid)?.birthday ?? null
}
