import { z } from 'zod'
import type { AddLine, CartError } from '~/services/domain/cart/cart.contract'
import { ok, type Result, refused } from '~/services/domain/result'
import type { LineInput } from '~/services/upstreams/shopify/shopify.server'
import {
  applyRules,
  type CartDeps,
  type Changed,
  cartError,
  type Held,
  no,
  showAttributes,
  type Visit,
} from './cart-changes.server'
import { linesForCart, piecesOf, type SettledLine, settleLines } from './cart-lines.server'

/** Pieces of each wanted variant before the first try: tells, after a lost answer, whether it arrived. */
const Before = z.record(z.string(), z.number())

type Asked = { lines: readonly AddLine[]; idempotencyKey?: string }
type Adding = { held: Held; visit: Visit; lines: readonly SettledLine[]; asked: Asked }

export const settleAdd = ({
  deps: { catalogue },
  visit,
  lines,
}: {
  deps: CartDeps
  visit: Visit
  lines: readonly AddLine[]
}): Promise<Result<SettledLine[], CartError>> => settleLines({ lines, catalogue, locale: visit.locale })

/** Adds lines once per client key, a lost answer included. */
export function addLines(deps: CartDeps, adding: Adding): Promise<Changed> {
  const { idempotencyKey } = adding.asked
  return idempotencyKey ? addOnce({ deps, adding, key: idempotencyKey }) : put(deps, adding)
}

async function put({ client, rows }: CartDeps, { held: found, visit, lines }: Adding): Promise<Changed> {
  const shown = await showAttributes({ client, held: found, visit })
  if (!shown.ok) return shown
  const held = shown.value
  const batch = held.row.batch + 1
  const planned = linesForCart({ lines, cart: held.wire, batch })
  if (!planned.ok) return planned
  if (planned.value.length === 0) return ok(held)
  const numbered = await rows.save(held.row, { batch })
  const wire = held.wire
    ? await client.cart.add({ cartId: held.wire.id, lines: planned.value }, visit.locale)
    : await client.cart.create(planned.value, visit.locale)
  if (!wire.ok) return refused(cartError(wire.error))
  const row = held.wire ? numbered : await rows.save(numbered, { shopifyCartId: wire.value.id })
  // Shopify leaves out, without an error, what has just sold out
  if (!planned.value.every((line) => isIn(line, { row, wire: wire.value }))) return no('outOfStock')
  return applyRules({ client, held: { row, wire: wire.value }, visit })
}

async function addOnce({ deps, adding, key }: { deps: CartDeps; adding: Adding; key: string }): Promise<Changed> {
  const { idempotency } = deps
  const { held, lines, asked } = adding
  const claim = { scope: scopeOf(held), key }
  const claimed = await idempotency.claim({ ...claim, body: asked.lines })
  if (claimed.kind === 'reused') return no('keyReused')
  if (claimed.kind === 'running') return no('keyRunning')
  if (claimed.kind === 'done') return ok(held)
  const before = claimed.kind === 'unknown' ? Before.parse(claimed.outcome) : snapshot(lines, held)
  const isHere = claimed.kind === 'unknown' && hasArrived({ lines, held, before })
  const result = isHere ? ok(held) : await put(deps, adding)
  if (result.ok) await idempotency.settle({ ...claim, state: 'done', outcome: null })
  else if (result.error.kind === 'refused') await idempotency.release(claim)
  else await idempotency.settle({ ...claim, state: 'unknown', outcome: before })
  return result
}

/** Adds that had no answer and no longer count: one that arrives late is refused, one that has been done stays done. */
export async function forbidAdds({ deps, held, keys }: { deps: CartDeps; held: Held; keys: readonly string[] }) {
  for (const key of keys) await deps.idempotency.forbid({ scope: scopeOf(held), key })
}

const scopeOf = ({ row }: Held) => `cart.add:${row.publicId}`

const held = ({ wire }: Held) => wire?.lines.nodes ?? []
const isIn = ({ merchandiseId }: LineInput, after: Held) => piecesOf(merchandiseId, held(after)) > 0

const snapshot = (lines: readonly SettledLine[], now: Held) =>
  Object.fromEntries(lines.map(({ merchandiseId }) => [merchandiseId, piecesOf(merchandiseId, held(now))]))

type Arrived = { lines: readonly SettledLine[]; held: Held; before: Record<string, number> }

const hasArrived = ({ lines, held: now, before }: Arrived) =>
  lines.every(({ merchandiseId }) => piecesOf(merchandiseId, held(now)) > (before[merchandiseId] ?? 0))
