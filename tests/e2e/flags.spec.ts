import { cartScreen } from './support/cart-screen'
import { kitScreen } from './support/kit-screen'
import { expect, TOY, test } from './support/shop'
import { copyOf, languagesOfUse } from './support/words'

const CART = 'cart-treatment'
const RESALE = 'money_resale-value-on-plk-pdp-v2'
const HERO = 'money_increase-perceived-pk-sub-value'
const ONCE = 'money_enable-subscribe-and-save'
const ADD_ONS = 'money_enable-individual-playthings'

test.afterEach(async ({ server }) => {
  for (const key of [CART, RESALE, HERO, ONCE, ADD_ONS]) await server.setFlag(key, null)
})

test('S-015 the treatment cart shows the sum first, where its flag and its address ask for it', async ({
  page,
  server,
  cart,
}) => {
  await cart.fill([TOY])
  const { root } = cartScreen(page)
  const [sum, line] = [root.getByRole('region', { name: 'Order summary' }), root.locator('li[data-line]')]
  const isSumFirst = async () => ((await sum.boundingBox())?.y ?? 0) < ((await line.boundingBox())?.y ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart?variant=treatment')
  expect(await isSumFirst()).toBe(false)
  await server.setFlag(CART, 'on')
  await page.reload()
  expect(await isSumFirst()).toBe(true)
  await page.goto('/cart')
  expect(await isSumFirst()).toBe(false)
})

test('S-081 S-320 without add-ons the ways to buy are one panel', async ({ page, server }) => {
  const { panel } = kitScreen(page)
  await server.setFlag(ADD_ONS, 'off')
  await page.goto('/products/kit-the-looker')
  await expect(panel.getByRole('radio')).toHaveCount(2)
  await expect(panel.getByRole('tablist')).toHaveCount(0)
  await server.setFlag(ADD_ONS, 'on')
  await page.reload()
  await expect(panel.getByRole('tablist')).toBeVisible()
})

for (const language of languagesOfUse()) {
  const path = `${language === 'en' ? '' : `/${language}`}/products/kit-the-looker`

  test(`S-091 S-323 the resale message stands there for the treatment alone (${language})`, async ({
    page,
    server,
  }) => {
    const message = page.getByText(copyOf(language, 'kit-page', 'resaleMessage'))
    await page.goto(path)
    await expect(message).toHaveCount(0)
    await server.setFlag(RESALE, 'treatment')
    await page.goto(path)
    await expect(message).toBeVisible()
  })

  test(`S-084 S-319 where nothing can be bought once, the page says that the subscription ends any time (${language})`, async ({
    page,
    server,
  }) => {
    const cancel = page.getByText(copyOf(language, 'kit-page', 'labels.cancelAnyTime'), { exact: true })
    await page.goto(path)
    await expect(cancel).toHaveCount(0)
    await server.setFlag(ONCE, 'disabled')
    await page.goto(path)
    await expect(cancel).toBeVisible()
  })

  test(`S-092 S-322 the treatment has another hero (${language})`, async ({ page, server }) => {
    const title = copyOf(language, 'kit-page', 'treatmentTitle')
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(path)
    await expect(heading).not.toContainText(title)
    await server.setFlag(HERO, 'treatment')
    await page.goto(path)
    await expect(heading).toContainText(title)
    await expect(page.getByText(copyOf(language, 'kit-page', 'treatmentText'))).toBeVisible()
  })
}
