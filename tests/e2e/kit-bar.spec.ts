import { kitScreen } from './support/kit-screen'
import { expect, test } from './support/shop'

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`S-249 the summary bar comes when the place to buy has left a window of ${width} px`, async ({ page, cart }) => {
    await cart.fill([{ sku: 'BOOK-SEEDLING' }])
    await page.setViewportSize({ width, height })
    const kit = kitScreen(page)
    await kit.open('kit-the-looker')
    const bar = page.locator('[data-machine=stickySummary]')
    const buy = kit.panel.locator('a[data-for=subscription], button[form=buy]').filter({ visible: true })
    await buy.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(buy).toBeInViewport()
    await expect(bar).not.toBeInViewport()
    await page.evaluate(() => scrollBy({ top: innerHeight * 2, behavior: 'instant' }))
    await expect(buy).not.toBeInViewport()
    await expect(bar).toBeInViewport({ ratio: 1 })
  })

test('phones have the kit’s own button below the panel, and with an add-on twice in the cart the bar counts both', async ({
  page,
  cart,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  const down = () => page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }))
  const bar = page.getByRole('region', { name: 'The Looker Play Kit' })
  await expect(bar).not.toBeInViewport()
  await down()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('link').click()
  await expect(page).toHaveURL(/child-info/)
  await cart.fill([{ sku: 'BOOK-SEEDLING', quantity: 2 }])
  await kit.open('kit-the-looker')
  await down()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[data-machine=stickySummary]')).toContainText('2 items chosen')
})
