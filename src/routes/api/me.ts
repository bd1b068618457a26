import { createFileRoute } from '@tanstack/react-router'
import { notAllowed, Refusal } from '~/services/request/refusal.server'
import { badgeCount, badgeText } from '~/services/shopify/cart.rules'
import { visitOf } from '~/services/shopify/cart-request.server'
import { shop } from '~/services/shopify/shop.server'

export const Route = createFileRoute('/api/me')({
  server: { handlers: { GET: ({ request }) => personalParts(request), ANY: notAllowed('GET') } },
})

/** The personal part of a document that the browser kept: how many pieces the cart holds, and its badge (S-043). */
async function personalParts(request: Request): Promise<Response> {
  const { cart } = await shop()
  const { answer } = await cart.read(visitOf(request))
  if (!answer.ok) throw new Refusal(503, { 'retry-after': '2' })
  const count = badgeCount(answer.value, {})
  return Response.json({ count, badge: badgeText(count) })
}
