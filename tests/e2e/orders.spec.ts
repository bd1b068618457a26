import { expectAccessible, overflow } from './support/axe'
import { checkoutScreen, emailsTo } from './support/checkout-screen'
import { expect, TOY, test } from './support/shop'
import { emailOf, signInAs } from './support/sign-in'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

for (const language of languagesOfUse())
  for (const width of [390, 1280])
    test(`A-140 A-179 the account leads to the orders, and each to its page (${language}, ${width} px)`, async ({
      page,
      context,
      server,
    }) => {
      const say = (key: string) => messageOf(language, `orders.${key}`)
      await page.setViewportSize({ width, height: 900 })
      await signInAs(context.request, server.origin, 'parent')
      await page.goto(`${prefixOf(language)}/account`)
      const last = page.locator('[data-tile=orderHistory]')
      await expect(last).toContainText(messageOf(language, 'account.last.title'))
      await expect(last.locator('[data-order]')).toHaveCount(1)
      expect(await overflow(page)).toBe(0)
      await last.getByRole('link', { name: messageOf(language, 'account.last.all') }).click()
      await expect(page).toHaveURL(`${server.origin}${prefixOf(language)}/account/order-history`)
      const rows = page.locator('[data-order]')
      await expect(rows.last()).toHaveAttribute('data-order', 'PC-100001')
      await expect(rows.last()).toContainText(messageOf(language, 'account.orderState.shipped'))
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page, 'orders')
      await rows.last().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('PC-100001')
      const panel = page.locator('[data-machine=orderDetailsPanel]')
      await expect(panel).toHaveAttribute('data-state', 'ready')
      await expect(panel).toContainText('Sample Street 1')
      // A-180 it has left
      await expect(panel.getByRole('link', { name: say('edit') })).toHaveCount(0)
      await expect(page.getByRole('link', { name: say('withdraw') })).toHaveCount(0)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page, 'an order')
    })

test('A-140 who has ordered nothing is told so, and shown the shop', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'admin')
  await page.goto('/account/order-history')
  const words = copyOf('en', 'account', 'order-history.empties.0.title')
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible()
})

test('E-101 what was agreed upon before is not withdrawn from, and the subscription that it came with can be ended', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto('/account/orders/PC-100002/withdraw')
  const root = page.locator('[data-machine=withdrawal]')
  await expect(root).toHaveAttribute('data-state', 'refused')
  await expect(root).toContainText(messageOf('en', 'orders.withdrawal.notOpen'))
  await expect(root).not.toContainText(/write to us/i)
  await root.getByRole('link', { name: messageOf('en', 'orders.withdrawal.endKits') }).click()
  await expect(page).toHaveURL(/\/account\/subscriptions/)
})

test('A-180 E-101 an order that waits can be sent elsewhere, and withdrawn from with a receipt', async ({
  page,
  context,
  server,
  cart,
}) => {
  await signInAs(context.request, server.origin, 'new')
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open('address')
  await screen.address()
  await screen.delivery()
  await screen.card()
  await screen.pay.click()
  await screen.isConfirmed()
  await page.goto('/account/order-history')
  await page.locator('[data-order]').first().getByRole('link').click()
  const panel = page.locator('[data-machine=orderDetailsPanel]')
  await panel.getByRole('link', { name: messageOf('en', 'orders.edit') }).click()
  await page.fill('#shipping-line1', 'Elsewhere 9')
  await page.getByRole('button', { name: messageOf('en', 'settings.save') }).click()
  await expect(page).toHaveURL(/\/account\/orders\/PC-\d+$/)
  await expect(panel).toContainText('Elsewhere 9')
  await page.getByRole('link', { name: messageOf('en', 'orders.withdraw') }).click()
  const root = page.locator('[data-machine=withdrawal]')
  const press = (name: string) =>
    root.getByRole('button', { name: messageOf('en', `orders.withdrawal.${name}`) }).click()
  await press('next')
  await expectAccessible(page, 'a withdrawal')
  await press('confirm')
  await expect(root).toHaveAttribute('data-state', 'withdrawn')
  await expect
    .poll(async () => (await emailsTo(page, emailOf('new'))).join())
    .toMatch(/You have withdrawn from order PC-\d+/)
  await root.getByRole('link', { name: messageOf('en', 'orders.withdrawal.toOrder') }).click()
  await expect(page.locator('[data-order-state=withdrawn]')).toBeVisible()
})

for (const width of [390, 1280])
  test(`E-101 a guest withdraws by the order’s number and email, from the footer to the receipt (${width} px)`, async ({
    page,
    cart,
  }) => {
    const email = `withdrawing-${width}@example.test`
    await page.setViewportSize({ width, height: 900 })
    await cart.fill([TOY])
    const screen = checkoutScreen(page)
    await screen.toReview('good', email)
    await screen.pay.click()
    await screen.isConfirmed()
    const [, number = ''] = /(PC-\d+)/.exec((await screen.number.first().textContent()) ?? '') ?? []
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: copyOf('en', 'account', 'withdraw-order.title') })
      .click()
    const root = page.locator('[data-machine=withdrawalDeclaration]')
    const press = (name: string) => root.getByRole('button', { name: messageOf('en', `declaration.${name}`) }).click()
    await press('next')
    await expect(page.locator('#withdraw-order')).toBeFocused()
    await expectAccessible(page, 'a declaration that says nothing yet')
    await page.fill('#withdraw-order', ` #${number.toLowerCase()}`)
    await page.fill('#withdraw-email', email)
    await page.keyboard.press('Enter')
    await expect(page.locator('#withdraw-step')).toBeFocused()
    await expect(root).toContainText(`Withdraw from order ${number}?`)
    await expectAccessible(page, 'a declaration that is asked for')
    expect(await overflow(page)).toBe(0)
    await press('confirm')
    await expect(root).toHaveAttribute('data-state', 'declared')
    await expect
      .poll(async () => (await emailsTo(page, email)).join())
      .toContain(`You have withdrawn from order ${number}`)
  })

test('E-101 a declaration that could not be noted keeps what was typed, and is noted by the next press', async ({
  page,
  server,
}) => {
  await page.goto('/pages/withdraw')
  const root = page.locator('[data-machine=withdrawalDeclaration]')
  const press = (name: string) => root.getByRole('button', { name: messageOf('en', `declaration.${name}`) }).click()
  await page.fill('#withdraw-order', 'PC-100001')
  await page.fill('#withdraw-email', 'nobody@example.test')
  await press('next')
  await server.faults.add({
    ...{ upstream: 'checkout-orchestration', operation: 'POST /api/v1/checkout_orchestration/withdrawal_declarations' },
    outcome: { kind: 'status', status: 503 },
  })
  await press('confirm')
  await expect(root.getByRole('alert')).toContainText(messageOf('en', 'declaration.failed'))
  await server.faults.clear()
  await press('back')
  await expect(page.locator('#withdraw-order')).toHaveValue('PC-100001')
  await press('next')
  await press('confirm')
  await expect(root).toHaveAttribute('data-state', 'declared')
})

test('A-005 orders that could not be read are asked for again', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.faults.add({ upstream: 'order-manager', outcome: { kind: 'status', status: 400 } })
  await page.goto('/account/order-history')
  const again = page.locator('main').getByRole('link', { name: messageOf('en', 'account.again') })
  await expect(again).toBeVisible()
  await server.faults.clear()
  await again.click()
  await expect(page.locator('main a[href*="/account/orders/"]').first()).toBeVisible()
})
