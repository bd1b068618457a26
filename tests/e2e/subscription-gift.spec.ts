import { expectAccessible } from './support/axe'
import { flowScreen, NOW } from './support/flow-screen'
import { expect, inUse, test, untilLive } from './support/shop'
import { messageOf } from './support/words'

const GIFT = { recipientName: 'A friend', recipientEmail: 'friend@playchart.test', deliverOn: '2026-12-24' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ server }) => server.clock.set(NOW))

test('E-94 a gift: who, when and which kit instead of the child, and only payment in advance', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await page.getByRole('link', { name: messageOf('en', 'childInfo.toGift') }).click()
  await flow.isAt('child-info', 'gift=true')
  await inUse(page)
  await flow.submit.click()
  await expect(flow.summary.getByRole('link')).toHaveText(
    ['recipientName', 'recipientEmail', 'kitAnchor'].map((field) => messageOf('en', `gift.errors.${field}.required`)),
  )
  await expectAccessible(page, 'a gift with errors')
  await page.locator('#gift-recipientName').fill('A friend')
  await page.locator('#gift-recipientEmail').fill('friend@playchart.test')
  await page.locator('#gift-deliverOn').fill('2026-11-19')
  await page.locator('#gift-kitAnchor').selectOption('kit-the-looker')
  await flow.submit.click()
  await expect(flow.summary.getByRole('link')).toHaveText([messageOf('en', 'gift.errors.deliverOn.past')])
  await page.locator('#gift-deliverOn').fill('2026-12-24')
  await page.reload()
  await expect(page.locator('#gift-recipientName')).toHaveValue('A friend')
  await expect(page.locator('#gift-deliverOn')).toHaveValue('2026-12-24')
  await flow.submit.click()
  await flow.isAt('payment-options', 'gift=true')
  await expect(flow.main.locator('input[name=plan]')).toHaveCount(2)
  await expect(flow.books).toHaveCount(0)
  await expect(flow.renews).toHaveCount(0)
  await flow.submit.click()
  await flow.isAt('order-review', 'gift=true')
  await expect(flow.rows).toContainText('24 December 2026')
  await expect(page.getByText(messageOf('en', 'review.giftFits'))).toBeVisible()
  await expect(page.getByText(messageOf('en', 'review.laterGift'))).toBeVisible()
  await flow.submit.click()
  await expect(page).toHaveURL(/\/en-EU\/checkout\/customer-information\/[0-9a-f-]{36}/)
})

test('E-94 a gift cannot start with the last kit, for which there is no advance, also not without a script', async ({
  page,
  server,
}) => {
  const flow = flowScreen(page)
  await flow.open('child-info', 'gift=true')
  const kits = page.locator('#gift-kitAnchor option')
  await expect(kits.filter({ hasText: 'Persister' })).toHaveCount(1)
  await expect(kits.filter({ hasText: 'Planner' })).toHaveCount(0)
  const answer = await page.request.post(`/api/gift-details?gift=true`, {
    headers: { origin: server.origin },
    form: { ...GIFT, kitAnchor: 'kit-the-planner' },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toMatch(/child-info/)
  const kept = {
    headers: { origin: server.origin },
    form: { ...GIFT, kitAnchor: 'kit-the-persister' },
    maxRedirects: 0,
  }
  expect((await page.request.post('/api/gift-details?gift=true', kept)).headers().location).toMatch(/payment-options/)
})

test('the review of the last kit says that it is the last', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await flow.fillChild({ day: '20', month: '12', year: '2021' })
  await flow.submit.click()
  await expect(page).toHaveURL(/payment-options/)
  await flow.submit.click()
  await expect(page).toHaveURL(/order-review/)
  const kit = page.locator('[data-band]').filter({ has: page.getByRole('heading', { name: 'The Planner Play Kit' }) })
  await expect(kit.last()).toContainText(messageOf('en', 'payment.titleLast'))
  await expect(kit.last()).not.toContainText(messageOf('en', 'review.kit'))
})

test('A-218 without the catalogue’s offers kit by kit can be chosen, and the others be asked for again', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/50\d|failed/)
  const flow = flowScreen(page)
  await flow.goToPayment()
  await server.faults.add({ upstream: 'catalog', outcome: { kind: 'status', status: 500 } })
  // the application comes after the button is pressed
  const boot = Promise.withResolvers<void>()
  await page.route(/\/assets\/boot-.*\.js$/, (route) => boot.promise.then(() => route.continue()))
  await page.reload()
  await expect(page.getByText(messageOf('en', 'payment.missing'))).toBeVisible()
  await expect(flow.main.locator('input[name=plan]')).toHaveCount(1)
  await expectAccessible(page, 'payment options without offers')
  await server.faults.clear()
  await page.getByRole('button', { name: messageOf('en', 'error.again') }).click()
  boot.resolve()
  await expect(flow.main.locator('input[name=plan]')).toHaveCount(3)
  await expect(page.getByText(messageOf('en', 'payment.missing'))).toHaveCount(0)
})

test('S-377 a checkout that does not start says why, keeps everything, and starts once it can', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/50\d|start-failed/)
  const flow = flowScreen(page)
  await flow.open('child-info', 'gift=true')
  await inUse(page)
  await page.locator('#gift-recipientName').fill('A friend')
  await page.locator('#gift-recipientEmail').fill('friend@playchart.test')
  await page.locator('#gift-kitAnchor').selectOption('kit-the-looker')
  await flow.submit.click()
  await flow.isAt('payment-options', 'gift=true')
  await flow.submit.click()
  await flow.isAt('order-review', 'gift=true')
  await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } })
  await flow.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: messageOf('en', 'checkoutStart.title') })).toBeVisible()
  await expectAccessible(page, 'a review that has failed')
  await expect(flow.rows).toContainText('friend@playchart.test')
  await server.faults.clear()
  await flow.submit.click()
  await expect(page).toHaveURL(/\/checkout\/customer-information\//)
})

test('S-055 a gift stays a gift in another language, with all that was typed', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info?gift=true')
  await page.locator('#gift-recipientName').fill('A friend')
  // what is typed is stored by the application, and a page that is left before it has come keeps nothing
  await untilLive(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Language: English' }).click()
  await header.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(/\/nl\/pages\/subscription-v3\/child-info\?gift=true$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('#gift-recipientName')).toHaveValue('A friend')
})
