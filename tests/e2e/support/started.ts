import { checkoutScreen } from './checkout-screen'
import { flowScreen } from './flow-screen'
import type { Ground } from './machine-tour'
import { TOY } from './shop'

/** The page of a checkout that has been started, of one toy. */
export async function startedCheckout({ page, cart }: Ground): Promise<string> {
  await cart.fill([TOY])
  await checkoutScreen(page).open()
  return new URL(page.url()).pathname
}

/** The plans for a child that has been told of. */
export async function plansForChild({ page }: Ground): Promise<string> {
  await flowScreen(page).goToPayment()
  return new URL(page.url()).pathname
}
