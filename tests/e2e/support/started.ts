import type { Page } from '@playwright/test'
import { flowScreen } from './flow-screen'
import type { Ground } from './machine-tour'
import { expect } from './shop'

/** The plans for a child that has been told of. */
export async function plansForChild({ page }: Pick<Ground, 'page'>): Promise<string> {
  await flowScreen(page).goToPayment()
  return new URL(page.url()).pathname
}

/** The order as it is reviewed, of a plan that was chosen. */
export async function reviewOfPlan({ page }: Pick<Ground, 'page'>): Promise<string> {
  await flowScreen(page).goToReview()
  return new URL(page.url()).pathname
}

/** Another page of the shop without another document, as a link there opens it. */
export async function openInPlace(page: Page, path: string) {
  await page.evaluate((to) => {
    if (location.pathname !== to) history.pushState(null, '', to)
  }, path)
  await expect(page.locator('h1').first()).toBeVisible()
}

/** The page on which the day of the next kit is changed. */
export async function shipDateOfNextKit({ page }: Pick<Ground, 'page'>): Promise<string> {
  await page.goto('/account/subscriptions')
  const href = await page.locator('main a[href*="edit-ship-date"]').first().getAttribute('href')
  return href ?? ''
}

/** An account that an admin looks at: whoever signs in as one has opened it, as the page of customers does. */
export async function previewOfCustomer({ page }: Pick<Ground, 'page'>): Promise<string> {
  await page.goto('/admin/customers?find=parent')
  await page.getByRole('button', { name: /^Preview parent@/ }).click()
  await expect(page.locator('[data-machine=adminPreview]')).toContainText('Read only')
  return '/account'
}
