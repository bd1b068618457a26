import type { Page } from '@playwright/test'
import { expectAgreement } from './support/account-agrees'
import { emailsTo, fillAddress } from './support/checkout-screen'
import { isWhole } from './support/extent'
import { buyGift } from './support/gift'
import { ordersOf } from './support/orders'
import { somebody } from './support/people'
import type { ShopServer } from './support/server'
import { expect, test, untilLive } from './support/shop'
import { type Credentials, signInWith, signUpAs } from './support/sign-in'
import { bornFiveMonthsAgo, giveCard, subscribe } from './support/subscribe'
import { messageOf } from './support/words'

// new accounts, and the shop's clock goes on by a year
test.use({ changes: 'a gift and a withdrawal over a year' })

const DAY_MS = 86_400_000
const change = (page: Page) => page.locator('[data-machine=confirmAction]')
const MONEY = /€[\d.,]+/
const centsOf = (text = '') => Math.round(Number(text.replace(/[€,]/g, '')) * 100)
async function afterDays(server: ShopServer, days: number) {
  for (let day = 0; day < days; day += 4) {
    await server.clock.advance(4 * DAY_MS)
    await server.runDue()
  }
}

async function activate(page: Page, link: string) {
  await page.goto(link)
  await page.locator('#gift-child-name').fill('Ada')
  for (const [part, value] of Object.entries(bornFiveMonthsAgo()))
    await page.locator(`main input[name=${part}]`).fill(value)
  await fillAddress(page)
  await page.getByRole('button', { name: messageOf('en', 'activateGift.activate'), exact: true }).click()
  await expect(page).toHaveURL(/\/account\/subscriptions\?updated_child_uuid=/)
}

if (isWhole) {
  test('E-94 A-029 a gift is bought, mailed and activated, comes for nothing, and goes on at the sum that was said', async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(400_000)
    const friend = somebody('Ada')
    const { link } = await buyGift(page, { friend, origin: server.origin })
    const context = await browser.newContext({ baseURL: server.origin })
    const theirs = await context.newPage()
    await signUpAs(context.request, server.origin, friend)
    await activate(theirs, link)
    const said = await goOn(theirs)
    const paid = await untilCharged({ server, friend })
    await signInWith(context.request, server.origin, friend)
    const orders = await ordersOf(server, friend)
    expect([paid, orders.filter(({ total_price }) => total_price > 0).length]).toEqual([said, 1])
    expect(orders.length).toBeGreaterThan(1)
    const told = await expectAgreement(theirs, { server, person: friend, given: 1 })
    expect(centsOf(told.paid)).toBe(said)
    await context.close()
  })

  test('E-101 an order is withdrawn from: its subscription ends, its money goes back, and nothing more comes in two months', async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(240_000)
    const person = somebody('Robin')
    await signUpAs(context.request, server.origin, person)
    await subscribe(page)
    const [order] = await ordersOf(server, person)
    await page.goto(`/account/orders/${order?.id}/withdraw`)
    const root = page.locator('[data-machine=withdrawal]')
    await untilLive(page)
    for (const name of ['next', 'confirm'])
      await root.getByRole('button', { name: messageOf('en', `orders.withdrawal.${name}`) }).click()
    await expect(root).toHaveAttribute('data-state', 'withdrawn')
    await afterDays(server, 60)
    await signInWith(context.request, server.origin, person)
    const after = await ordersOf(server, person)
    expect(after.map(({ id, withdrawn_at }) => [id, Boolean(withdrawn_at)])).toEqual([[order?.id, true]])
    expect(after[0]?.fulfillment_status).toBe('unfulfilled')
    await page.goto('/account/subscriptions')
    await expect(page.locator('[data-machine=playKitSchedule]')).not.toHaveAttribute('data-kind', 'active')
    await expect(page.locator('main h2').filter({ hasText: / ships / })).toHaveCount(0)
    await page.goto('/account')
    await expect(page.locator('#next-order')).toHaveCount(0)
    expect((await emailsTo(page, person.email)).join()).toContain(`You have withdrawn from order ${order?.id}`)
  })
}

/** From the schedule of a gift to its own subscription; what its first kit will cost, in cents. */
async function goOn(page: Page): Promise<number> {
  const go = async () => {
    await page.goto('/account/subscriptions')
    await page.locator('main').getByRole('link', { name: 'Go on after the gift' }).first().click()
    await expect(page).toHaveURL(/gift-extension/)
    await untilLive(page)
  }
  await go()
  await page.locator('main a[href*="/primary/edit-card"]').first().click()
  await giveCard(page)
  await expect(page).toHaveURL(/gift-extension/)
  await untilLive(page)
  const sum = centsOf(MONEY.exec(await change(page).innerText())?.[0])
  await change(page).getByRole('button', { name: 'Go on after the gift' }).click()
  await expect(page.locator('main [role=status]')).toContainText('Kits go on after the gift')
  return sum
}

/** Kits come until one of them is charged; what for, in cents. */
async function untilCharged({ server, friend }: { server: ShopServer; friend: Credentials }): Promise<number> {
  for (let month = 0; month < 14; month++) {
    await afterDays(server, 28)
    const charged = (await ordersOf(server, friend)).find(({ total_price }) => total_price > 0)
    if (charged) return charged.total_price
  }
  throw new Error('nothing was charged in a year')
}
