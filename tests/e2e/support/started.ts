import { flowScreen } from './flow-screen'
import type { Ground } from './machine-tour'

/** The plans for a child that has been told of. */
export async function plansForChild({ page }: Ground): Promise<string> {
  await flowScreen(page).goToPayment()
  return new URL(page.url()).pathname
}
