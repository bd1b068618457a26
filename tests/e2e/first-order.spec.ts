import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { messageOf } from './support/words'

// others look at what prepaid@ has
test.use({ changes: 'first orders' })

test('E-101 the first order of kits that are paid ahead is withdrawn from, and all its pages say so', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'prepaid')
  await page.goto('/account/order-history')
  await page.locator('[data-order]').last().getByRole('link').click()
  await page.getByRole('link', { name: messageOf('en', 'orders.withdraw') }).click()
  const root = page.locator('[data-machine=withdrawal]')
  await expect(root).toContainText(messageOf('en', 'orders.withdrawal.subscription'))
  for (const name of ['next', 'confirm'])
    await root.getByRole('button', { name: messageOf('en', `orders.withdrawal.${name}`) }).click()
  await expect(root).toHaveAttribute('data-state', 'withdrawn')
  await page.goto('/account/subscriptions')
  await expect(page.locator('[data-machine=playKitSchedule]')).toContainText(/withdrawn|cancelled|ended/i)
})
