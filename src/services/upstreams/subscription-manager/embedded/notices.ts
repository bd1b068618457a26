import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Language, type LocaleCode, localeOf, regionOf } from '~/services/domain/locale'
import { byDate } from '~/services/domain/subscriptions/schedule.rules'
import type { Db } from '~/services/platform/database/database.server'
import { logEvent } from '~/services/platform/log/log.server'
import { askService, commandService } from '~/services/platform/wire/service-calls'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { Payer, WrittenLetter } from '../other-services.contract'
import {
  type ItemRow,
  type NoticeRow,
  notices,
  readingSubscriptions,
  subscriptions,
} from './subscription-manager.tables'
import { itemsOf } from './subscriptions'

type Deps = Pick<ServiceDeps, 'db' | 'ask' | 'clock'>

/** Notes, in the transaction of a change, that its person is to be written to. */
export const noteChange = async (tx: Db, notice: Omit<NoticeRow, 'uuid' | 'toldAt'>) => {
  await tx.insert(notices).values({ uuid: randomUUID(), ...notice })
}

/** By chance: one that fails again and again keeps no other from its turn. */
export const untoldNotices = (db: Db, most: number): Promise<NoticeRow[]> =>
  db.select().from(notices).where(isNull(notices.toldAt)).orderBy(sql`random()`).limit(most)

/** The letters of one subscription at once; a failure is told in the log, and they stay to be written. */
export async function writeNoticesNow(deps: Deps, subscriptionId: string): Promise<void> {
  try {
    const isUntold = and(eq(notices.subscriptionId, subscriptionId), isNull(notices.toldAt))
    for (const notice of await deps.db.select().from(notices).where(isUntold)) await writeNotice(deps, notice)
  } catch (error) {
    logEvent('subscriptions.due-failed', { error })
  }
}

/** To whom it still concerns; the letters' service takes each key once. */
export async function writeNotice({ db, ask, clock }: Deps, notice: NoticeRow): Promise<boolean> {
  const about = notice.of === 'kits' ? await kitsOf(db, notice) : await boxesOf(db, notice)
  const path = about && `/users/${about.userUuid}`
  const payer = path && (await askService(ask, { name: 'account-manager', path, schema: Payer }))
  if (about && payer) {
    const { email: to, children } = payer.user
    const { kind, of, changedOn: on } = notice
    const child_name = children.find(({ uuid }) => uuid === about.childUuid)?.name ?? null
    const still = await stillOf(db, notice)
    const letter = { kind, of, to, locale: about.locale, on, child_name, still }
    const asked = { name: 'checkout-orchestration', path: '/api/v1/checkout_orchestration/letters' } as const
    const key = `change-${notice.uuid}`
    await commandService(ask, { ...asked, key, body: { letter }, schema: WrittenLetter })
  }
  const toldAt = new Date(clock.now()).toISOString()
  await db.update(notices).set({ toldAt }).where(eq(notices.uuid, notice.uuid))
  return true
}

type Of = Pick<NoticeRow, 'subscriptionId'>

async function kitsOf(db: Db, { subscriptionId }: Of) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.uuid, subscriptionId))
  if (!row) return null
  return { userUuid: row.userUuid, childUuid: row.childUuid, locale: localeIn(row) }
}

async function boxesOf(db: Db, { subscriptionId }: Of) {
  const [row] = await db.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, subscriptionId))
  return row ? { userUuid: row.userUuid, childUuid: null, locale: localeIn({ language: 'en', ...row }) } : null
}

/** How far a box is that nobody can take back any more. */
const PLACES = { billing: 'billing', shipment_preparation: 'packed', shipping: 'underWay' } as const
const isUnderWay = (status: string): status is keyof typeof PLACES => status in PLACES

/** What comes all the same: what is paid, or about to be with another one, and waits for its day, and what is on its way. */
async function stillOf(db: Db, { subscriptionId }: Of) {
  const own = (await itemsOf(db, [subscriptionId])).get(subscriptionId) ?? []
  const covered = own.flatMap(({ pending }) => pending?.covers ?? [])
  const placeOf = ({ uuid, processStatus, billingStatus }: ItemRow) => {
    if (isUnderWay(processStatus)) return PLACES[processStatus]
    const isPaid = billingStatus === 'prepay' || covered.includes(uuid)
    return processStatus === 'awaiting_process' && isPaid ? 'waits' : null
  }
  const still = own.flatMap((item) => {
    const at = placeOf(item)
    return at ? [{ anchor: item.anchor, scheduled_date: item.scheduledDate, at }] : []
  })
  return byDate(still).map(({ anchor, scheduled_date: on, at }) => ({ anchor, on, at }))
}

type Reads = { locale: LocaleCode | null; language: Language; currency: Parameters<typeof regionOf>[0] }
const localeIn = ({ locale, language, currency }: Reads): LocaleCode =>
  locale ?? localeOf(language, regionOf(currency)).code
