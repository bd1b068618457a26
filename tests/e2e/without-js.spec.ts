import { kitScreen } from './support/kit-screen'
import { expect, test } from './support/shop'
import { turnLanguages } from './support/words'

test.use({ javaScriptEnabled: false })

for (const language of turnLanguages())
  test(`S-365 a kit goes into the cart by its form and shows there (${language})`, async ({ page }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    await kit.single.check()
    await kit.buy.click()
    await expect(page).toHaveURL(language === 'en' ? '/cart' : `/${language}/cart`)
    await expect(page.locator('li[data-line]')).toHaveCount(1)
    await expect(page.locator('li[data-line]')).toContainText('The Looker Play Kit')
    await expect(page.locator('[data-me=count]')).toHaveText('1')
    // a page that is loaded again sends nothing again
    await page.reload()
    await expect(page.locator('[data-me=count]')).toHaveText('1')
  })

test('S-365 something beside the kit goes into the cart by its own form', async ({ page }) => {
  await page.goto('/products/kit-the-looker?selected_tab=addOns')
  await kitScreen(page).addOn('Seedling Book Bundle').add.click()
  await expect(page).toHaveURL('/cart')
  await expect(page.locator('li[data-line]')).toContainText('Seedling Book Bundle')
})

test('the finder leads to the kit of a birth date', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto('/products/the-play-kits')
  await page.locator('input[name=day]').fill('15')
  await page.locator('input[name=month]').fill('6')
  await page.locator('input[name=year]').fill('2026')
  await page.getByRole('button', { name: 'Show our kit' }).click()
  await expect(page).toHaveURL('/products/kit-the-senser')
})

test('the menus are links, and a banner can be read', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Shop message' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Play Kits', exact: true }).click()
  await expect(page).toHaveURL('/products/the-play-kits')
})
