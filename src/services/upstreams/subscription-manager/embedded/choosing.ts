import { and, eq } from 'drizzle-orm'
import type { KitOption } from '~/services/domain/kits/customization.rules'
import { optionsOf } from '~/services/domain/kits/customized.rules'
import type { Db } from '~/services/platform/database/database.server'
import type { AskService } from '~/services/platform/wire/service-deps'
import type { NewChange } from '../subscription-changes.contract'
import { productsOf } from './products'
import { items, subscriptions } from './subscription-manager.tables'

/** What can be chosen with kits, by the kits' ids. */
export type Offered = ReadonlyMap<string, readonly KitOption[]>

type Asking = { db: Db; ask: AskService; uuid: string; change: NewChange }

/** What the catalogue offers with the kit that is chosen for, asked before anything is locked; nothing for other changes. */
export async function offeredWith({ db, ask, uuid, change }: Asking): Promise<Offered> {
  if (change.kind !== 'customize') return new Map()
  const [kit] = await db
    .select({ anchor: items.anchor, language: subscriptions.language, currency: subscriptions.currency })
    .from(items)
    .innerJoin(subscriptions, eq(subscriptions.uuid, items.subscriptionId))
    .where(and(eq(items.uuid, change.item), eq(subscriptions.uuid, uuid)))
  if (!kit) return new Map()
  const { anchor, language, currency } = kit
  const product = (await productsOf(ask, { anchors: [anchor], language, currency, hasBooks: false })).get(anchor)
  return new Map(product ? [[change.item, optionsOf(product)]] : [])
}
