import { readFileSync } from 'node:fs'
import { readReport } from '../../src/machines/recording/log-file'
import { expectAccessible, overflow } from './support/axe'
import { cartScreen } from './support/cart-screen'
import { openInspected, unhashed } from './support/inspected'
import { expect, TOY, test, untilLive } from './support/shop'

test('an inspector in another tab watches, sends, rewinds, goes on and exports, with the network cut', async ({
  context,
  cart,
  page: shop,
  server,
}) => {
  test.setTimeout(90_000)
  await cart.fill([TOY])
  const outside: string[] = []
  // nothing but this shop can be reached
  await context.route(
    (url) => url.origin !== server.origin,
    (route) => {
      outside.push(route.request().url())
      return route.abort()
    },
  )
  await shop.goto('/cart?inspect=bare')
  await untilLive(shop)
  const tab = await context.newPage()
  await tab.goto('/inspector')
  await untilLive(tab)
  const panel = tab.getByRole('region', { name: 'Inspector', exact: true })
  const actor = panel.getByRole('button', { name: /^cart\b/ }).first()
  const line = cartScreen(shop).line(TOY.title)
  await line.more.click()
  await line.shows(2)
  await actor.click()
  await expect(panel.getByRole('heading', { name: 'Context, what' })).toBeVisible()
  const events = panel.locator('[data-part=events] ol button')
  await expect(events.filter({ hasText: 'SET_QTY' })).toHaveCount(1)
  await expect(panel.locator('[data-active]').first()).toBeAttached()
  await expect(panel.getByText('ready.work.settled')).not.toHaveCount(0)
  // one row for each machine that is mounted
  await expect(panel.getByRole('button', { name: /^cart\b/ })).toHaveCount(1)
  await expectAccessible(tab, 'the inspector with a page')
  await tab.screenshot({ path: 'test-results/inspector-1280.png', fullPage: true })

  // what is pointed at is outlined on its page
  await actor.hover()
  await expect(shop.locator('#inspector-outline')).toContainText('cart ·')

  // an event of its own form
  await panel.getByLabel('Event of cart').selectOption('SET_QTY')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  const field = panel.getByLabel('lineId, text')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/^Not sent: “lineId”/)
  await expect(panel.locator('[data-part=send]').getByRole('status')).toHaveText('not sent')
  await field.fill('a line')
  await expect(field).not.toHaveAttribute('aria-invalid')

  // back to the first event: the page shows it, and nothing of it runs
  const count = await events.count()
  await events.filter({ hasText: 'SET_QTY' }).click()
  await expect(panel.getByText('rewound', { exact: true })).toBeVisible()
  await expect(panel.getByText('This is the past.')).toBeVisible()
  await expect(actor).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Back to now' }).click()
  await expect(panel.getByText('rewound', { exact: true })).toHaveCount(0)
  await events.filter({ hasText: 'SET_QTY' }).click()
  await panel.getByRole('button', { name: 'Continue from here' }).click()
  await expect(panel.getByText(/^(1 flow goes|\d+ flows go) on from there/)).toBeVisible()
  await expect.poll(() => events.count()).toBeGreaterThan(count)

  // a report that can be replayed
  const download = tab.waitForEvent('download')
  await panel.getByRole('button', { name: 'Bug report' }).click()
  const { lines, picture } = readReport(readFileSync(await (await download).path(), 'utf8'))
  expect(lines.some((each) => each.kind === 'event' && each.event.type === 'SET_QTY')).toBe(true)
  expect(lines[0]).toMatchObject({ kind: 'session', path: '/cart' })
  expect(unhashed(lines)).toEqual([])
  expect(picture).toMatchObject({ kind: 'picture', width: 1000, height: 562 })
  expect(outside).toEqual([])
})

test('the panel stands beside a page that is asked for it, and nowhere else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/cart')
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 300)
  await untilLive(page)
  await expect(page.getByRole('region', { name: 'Inspector', exact: true })).toHaveCount(0)
  expect(asked.filter((url) => /inspect|panel|recorded/.test(url))).toEqual([])
  const shop = await openInspected(page, '/cart')
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  await expect(panel).toBeVisible()
  await shop.locator('[data-machine=topBanner] button').click()
  await expect(panel.getByRole('button', { name: /^topBanner\b/ })).toHaveCount(1)
  // the banner of the page below the dialog is out of reach, which axe does not see
  await expectAccessible(page, 'a page with the inspector beside it', ['landmark-unique'])
  await page.screenshot({ path: 'test-results/inspector-docked-1280.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: 'test-results/inspector-docked-390.png' })
  expect(await overflow(page)).toBe(0)
})

test('beside the panel a page is as wide as there is room, and the documents that follow it are inspected', async ({
  page,
}) => {
  const shop = await openInspected(page, '/pages/about')
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  // as on a tablet: the menu of a phone, nothing of the header below the panel
  await expect(shop.getByRole('button', { name: 'Menu' })).toBeVisible()
  await shop.getByRole('link', { name: 'Cart' }).first().click()
  await expect(shop.locator('[data-machine=cart]')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^cart\b/ })).toHaveCount(1)
  await expect(page).toHaveURL(/\/inspector\?page=%2Fcart$/)
  // a document of its own
  await shop.evaluate(() => location.assign('/sign-in'))
  await expect(panel.getByRole('button', { name: /^signIn\b/ })).toHaveCount(1)
  await expect(panel.getByRole('button', { name: /^kitPage\b/ })).toHaveCount(0)
  // each of them is the one that a reload comes back to, in the entry of the history that was there
  await expect(page).toHaveURL(/\/inspector\?page=%2Fsign-in$/)
  await page.reload()
  await expect(panel.getByRole('button', { name: /^signIn\b/ })).toHaveCount(1)
})
