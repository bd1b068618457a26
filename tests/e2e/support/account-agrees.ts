import type { Page } from '@playwright/test'
import { ordersOf } from './orders'
import type { ShopServer } from './server'
import { expect } from './shop'
import type { Credentials } from './sign-in'

/** What the pages of an account say of the kit that comes next, and of what was sent and paid until now. */
export type Told = { kit: string; day: string; sum: string | null; sent: number; paid: string }

const MONEY = /€[\d.,]+/

type Account = { server: ShopServer; person: Credentials; given?: number }

/**
 * Home, schedule, payments and orders agree with each other: on the next kit, its day and its sum, and on how many were
 * sent; `given` came with somebody else's order. Answers what they say.
 */
export async function expectAgreement(page: Page, { server, person, given = 0 }: Account): Promise<Told> {
  await page.goto('/account/subscriptions')
  const stop = page.locator('main ol > li', { has: page.getByRole('heading', { level: 2, name: / ships / }) }).first()
  const kit = await stop.locator('h3').first().innerText()
  const day = (await stop.locator('h2').innerText()).replace(/^.*ships /, '')
  const sum = MONEY.exec(await stop.locator('dl').innerText())?.[0] ?? null
  const sent = Number(/(\d+) of \d+ kits? sent/.exec(await page.locator('main').innerText())?.[1])
  await page.locator('main a[href*=payment-schedule]').first().click()
  await expect(page).toHaveURL(/payment-schedule/)
  const row = page.locator('[data-payment]', { has: page.getByRole('heading', { name: kit, exact: true }) })
  await expect(row).toContainText(day)
  if (sum) await expect(row).toContainText(sum)
  const paid = await paidOn(page)
  await page.goto('/account')
  await expect(page.locator('#next-order')).toContainText(kit)
  await expect(page.locator('main')).toContainText(day)
  await expectOrders({ page, server, person, sent: sent - given, paid })
  return { kit, day, sum, sent, paid }
}

/** The sum of what the rows say was charged is what the page says was paid so far. */
async function paidOn(page: Page): Promise<string> {
  const rows = await page.locator('[data-payment=charged]').allInnerTexts()
  const cents = rows.reduce((sum, text) => sum + centsOf(MONEY.exec(text)?.[0] ?? '€0'), 0)
  const paid = /Paid so far\s+(€[\d.,]+)/.exec(await page.locator('main').innerText())?.[1] ?? ''
  expect(centsOf(paid)).toBe(cents)
  return paid
}

type Expected = Pick<Told, 'sent' | 'paid'> & { server: ShopServer; page: Page; person: Credentials }

/** There is an order for each kit that was sent, and what they cost together is what was paid. */
async function expectOrders({ server, person, sent, paid }: Expected) {
  const orders = await ordersOf(server, person)
  expect(orders).toHaveLength(sent)
  expect(orders.reduce((sum, { total_price }) => sum + total_price, 0)).toBe(centsOf(paid))
}

const centsOf = (text: string) => Math.round(Number(text.replace(/[€,]/g, '')) * 100)
