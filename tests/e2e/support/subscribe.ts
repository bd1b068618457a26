import type { Page } from '@playwright/test'
import { plusMonths, shopDay } from '../../../src/services/domain/dates/civil-date'
import { checkoutScreen } from './checkout-screen'
import { flowScreen } from './flow-screen'

/** Year, month and day of a child of five months, whatever day it is. */
export function bornFiveMonthsAgo() {
  const [year = '', month = '', day = ''] = plusMonths(shopDay(Date.now()), -5).split('-')
  return { year, month, day }
}

/** From the birth date of a child to a paid order of its first kit. */
export async function subscribe(page: Page) {
  const flow = flowScreen(page)
  const checkout = checkoutScreen(page)
  await flow.open('child-info')
  await flow.fillChild({ ...bornFiveMonthsAgo(), name: 'Noor' })
  await flow.submit.click()
  await flow.isAt('payment-options')
  await flow.submit.click()
  await flow.isAt('order-review')
  await flow.submit.click()
  await page.waitForURL(/\/checkout\/customer-information\//)
  await checkout.address()
  await checkout.delivery()
  await checkout.card('good')
  await checkout.pay.click()
  await checkout.isConfirmed()
}

/** A card that pays, good until the end of that month (MMYY). */
export async function giveCard(page: Page, expiry = '0799') {
  await page.locator('#card-number').fill('4242424242424242')
  await page.locator('#card-expiry').fill(expiry)
  await page.locator('#card-cvc').fill('123')
  await page.locator('#card-name').fill('Robin Sample')
  await page.locator('[data-machine=cardForm] button[type=submit]').click()
}
