import { randomUUID } from 'node:crypto'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { VariantId } from '~/services/domain/products/product.contract'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import { env } from '~/services/platform/env/env.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { IN_THE_CART } from './making'

type Flag = { key: string; value: string | null }

/** Sets a flag for everybody, null: what it is otherwise; false for a value that it does not have. */
export const setFlag = ({ key, value }: Flag): Promise<boolean> => isSet('flags', { key, value })

/** How many of a sku are left. */
export const setStock = (sku: string, stock: number): Promise<boolean> => isSet('stock', { sku, stock })

/** The controls of the embedded upstreams, as /upstream/qa has them. */
async function isSet(name: string, body: object): Promise<boolean> {
  const { controls } = await embedded()
  const request = new Request(addressOf(name), { method: 'POST', body: JSON.stringify(body) })
  try {
    return (await controls[name]?.POST?.(request))?.ok === true
  } catch (refusal) {
    // a body that does not fit is thrown as its answer
    if (refusal instanceof Response) return false
    throw refusal
  }
}

const addressOf = (name: string) => `${env().publicOrigin}/upstream/qa/${name}`
const Stocked = z.object({ variantId: VariantId })

/** Puts what the lines speak of into the visitor's cart, where it does not lie in it. */
export async function fillCart(): Promise<void> {
  const locale = localeOfRequest(getRequest())
  const { controls } = await embedded()
  const stocked = await controls.stock?.GET?.(new Request(`${addressOf('stock')}?sku=${IN_THE_CART}`))
  const { variantId: merchandiseId } = Stocked.parse(await stocked?.json())
  const lines = [{ merchandiseId, quantity: 1, attributes: [{ key: 'source', value: 'product_page' }] }]
  await withVisitorsCart(locale, async (cart, visitor) => {
    const present = await cart.read(visitor)
    const isInCart = present.answer.ok && present.answer.value.lines.some((line) => line.variantId === merchandiseId)
    return isInCart ? present : cart.add(visitor, { lines, idempotencyKey: randomUUID() })
  })
}
