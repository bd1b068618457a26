import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import type { Currency } from '~/services/domain/money/money'
import { brandOf, isCardExpired } from '~/services/domain/payment/card.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { KeyReused } from '~/services/platform/wire/once'
import { type Card, type PaymentFailure, TEST_CARDS } from '../checkout-orchestration.contract'
import { type ChargeRow, charges, type KeptCard, refunds } from './checkout.tables'

type Asked = { key: string; intent: string; amount: number; currency: Currency }

export type Gateway = {
  /** Charges once per key, however often and however parallel it is asked. */
  charge(asked: Asked & { card: Card }): Promise<ChargeRow>
  /** The same with a card that was kept. A token that this gateway never gave stands for a card of the seed. */
  chargeToken(asked: Asked & { token: string }): Promise<ChargeRow>
  /** Whether a card that was kept can no longer be charged on that day. */
  hasExpired(token: string, day: CivilDate): Promise<boolean>
  /** What became of a key. Nothing yet: it is given up, and can never be charged any more. */
  settleOrVoid(asked: Asked): Promise<ChargeRow>
  /** Gives back what a charge took, once per charge. */
  refund(asked: { of: string; amount: number; currency: Currency }): Promise<{ id: string; amount: number }>
  /** Why an intent was turned down before; null when it was not. */
  failureOf(intent: string): Promise<PaymentFailure | null>
}

/** Later than anyone waits. */
const LATE_MS = 20_000

type Outcome = Pick<ChargeRow, 'outcome' | 'card'>

/**
 * The test gateway: a ledger of charges; of cards it keeps no more than brand, last four digits and a token of its own.
 */
export function createGateway({ db, clock }: { db: Db; clock: Clock }): Gateway {
  const book = async ({ key, intent, amount, currency }: Asked, outcome: Outcome) => {
    const createdAt = new Date(clock.now()).toISOString()
    const row = { key, intent, amount, currency, createdAt, id: randomUUID(), ...outcome }
    const [written] = await db.insert(charges).values(row).onConflictDoNothing().returning()
    if (written) return { charge: written, isNew: true }
    const [known] = await db.select().from(charges).where(eq(charges.key, key))
    if (!known) throw new Error('a charge was taken out of the book')
    return { charge: known, isNew: false }
  }
  return {
    async charge({ card, ...asked }) {
      const outcome = outcomeOf(card, shopDay(clock.now()))
      const { charge, isNew } = await book(asked, { outcome, card: keptOf(card) })
      if (!isNew && charge.card && !isSame(charge, { ...asked, last4: keptOf(card).last4 }))
        throw new KeyReused('this key came with another card')
      if (isNew && card.number === TEST_CARDS.timedOut) await wait(LATE_MS, undefined, { ref: false })
      return charge
    },
    async chargeToken({ token, ...asked }) {
      const card = await cardOf(db, token)
      const { charge } = await book(asked, { outcome: outcomeOfKept(card, shopDay(clock.now())), card })
      if (!isSame(charge, { ...asked, last4: card.last4 })) throw new KeyReused('this key came with another charge')
      return charge
    },
    hasExpired: async (token, day) => outcomeOfKept(await cardOf(db, token), day) === 'card_expired',
    settleOrVoid: async (asked) => (await book(asked, { outcome: 'voided', card: null })).charge,
    refund: (asked) => refund({ db, clock }, asked),
    async failureOf(intent) {
      const isFailure = inArray(charges.outcome, ['declined', 'card_expired'])
      const [row] = await db
        .select()
        .from(charges)
        .where(and(eq(charges.intent, intent), isFailure))
      return row && (row.outcome === 'declined' || row.outcome === 'card_expired') ? row.outcome : null
    },
  }
}

type Refund = Parameters<Gateway['refund']>[0]

async function refund({ db, clock }: { db: Db; clock: Clock }, { of: chargeKey, amount, currency }: Refund) {
  const [charge] = await db.select().from(charges).where(eq(charges.key, chargeKey))
  const isCharged = charge?.outcome === 'charged' && amount <= charge.amount && currency === charge.currency
  if (!isCharged) throw new KeyReused('nothing of the kind was charged')
  const row = { chargeKey, amount, currency, id: randomUUID(), createdAt: new Date(clock.now()).toISOString() }
  await db.insert(refunds).values(row).onConflictDoNothing()
  const [known] = await db.select().from(refunds).where(eq(refunds.chargeKey, chargeKey))
  if (known?.amount !== amount) throw new KeyReused('another sum of this charge went back')
  return { id: known.id, amount }
}

const isSame = (charge: ChargeRow, asked: { amount: number; last4: string }) =>
  charge.amount === asked.amount && charge.card?.last4 === asked.last4

function outcomeOf({ number, exp_month, exp_year }: Card, today: string): ChargeRow['outcome'] {
  if (number === TEST_CARDS.declined) return 'declined'
  const isExpired = number === TEST_CARDS.expired || isCardExpired({ month: exp_month, year: exp_year, today })
  return isExpired ? 'card_expired' : 'charged'
}

/** A token of the seed names its outcome; a card that was kept is good until its month is over. */
function outcomeOfKept({ token, expires }: KeptCard, day: CivilDate): ChargeRow['outcome'] {
  if (token.includes('declined')) return 'declined'
  return token.includes('expired') || (expires !== undefined && day.slice(0, 7) > expires) ? 'card_expired' : 'charged'
}

const keptOf = ({ number, exp_month, exp_year }: Card): KeptCard => ({
  brand: brandOf(number),
  last4: number.slice(-4),
  token: `tok_${randomBytes(18).toString('base64url')}`,
  expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
})

async function cardOf(db: Db, token: string): Promise<KeptCard> {
  const [row] = await db
    .select({ card: charges.card })
    .from(charges)
    .where(eq(sql`${charges.card} ->> 'token'`, token))
    .limit(1)
  return row?.card ?? { brand: 'card', last4: '0000', token }
}
