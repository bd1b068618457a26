import { flowScreen } from './flow-screen'
import type { Ground } from './machine-tour'

/** The plans for a child that has been told of. */
export async function plansForChild({ page }: Ground): Promise<string> {
  await flowScreen(page).goToPayment()
  return new URL(page.url()).pathname
}

/** The page on which the day of the next kit is changed. */
export async function shipDateOfNextKit({ page }: Ground): Promise<string> {
  await page.goto('/account/subscriptions')
  const href = await page.locator('main a[href*="edit-ship-date"]').first().getAttribute('href')
  return href ?? ''
}

/** The page on which a subscription is cancelled. */
export async function pageOfCancelling({ page }: Ground): Promise<string> {
  await page.goto('/account/subscriptions')
  const href = await page.locator('main a[href*="/account-settings/cancel/"]').first().getAttribute('href')
  return href ?? ''
}
