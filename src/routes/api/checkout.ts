import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { prepareCheckout } from '~/services/flows/cart/cart.functions'
import { startCheckout } from '~/services/flows/checkout/checkout.functions'
import { backWith, orRefused, startedByForm } from '~/services/flows/checkout/checkout-form.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { notAllowed, Refusal } from '~/services/request/pipeline/refusal.server'

/** The button of the cart without scripts: what it does with them, in their order (S-181, S-341, S-374). */
export const Route = createFileRoute('/api/checkout')({
  server: {
    handlers: { POST: ({ request }) => orRefused(() => takeCart(request)), ANY: notAllowed('POST') },
  },
})

/** `as` is the account for which the cart's page was made; '' for a guest. */
const Form = z.strictObject({ as: z.union([z.literal(''), Uuid]) })

async function takeCart(request: Request): Promise<Response> {
  const form = Form.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw new Refusal(400)
  const { prefix } = localeOfRequest(request)
  const back = `${prefix}/cart`
  const prepared = await prepareCheckout()
  if (!prepared.ok) return backWith(back, 'checkout')
  const data = { source: 'cart', as: form.data.as || null, plan: null, idempotencyKey: crypto.randomUUID() } as const
  return startedByForm({ start: () => startCheckout({ data }), back, prefix })
}
