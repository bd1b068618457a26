import { createFileRoute } from '@tanstack/react-router'
import { badgeCount, badgeText } from '~/services/domain/cart/cart.rules'
import { carts, cartVisitorOf } from '~/services/flows/cart/cart.server'
import { notAllowed, Refusal } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/me')({
  server: { handlers: { GET: ({ request }) => personalParts(request), ANY: notAllowed('GET') } },
})

/** The personal part of a document that the browser kept: how many pieces the cart holds, and its badge (S-043). */
async function personalParts(request: Request): Promise<Response> {
  const { answer } = await (await carts()).read(cartVisitorOf(request))
  if (!answer.ok) throw new Refusal(503, { 'retry-after': '2' })
  const count = badgeCount(answer.value, {})
  return Response.json({ count, badge: badgeText(count) })
}
