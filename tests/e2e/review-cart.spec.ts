import { flowScreen, NOW } from './support/flow-screen'
import { expect, TOY, test } from './support/shop'
import { languagesOfUse, messageOf, prefixOf, toyOf } from './support/words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ server }) => server.clock.set(NOW))

for (const language of languagesOfUse())
  test(`the review of a subscription names what stays in the cart, with the way to it (${language})`, async ({
    page,
    cart,
  }) => {
    const flow = flowScreen(page, language)
    await page.goto(`${prefixOf(language)}/`)
    await cart.fill([{ ...TOY, quantity: 2 }])
    await flow.open('child-info')
    await flow.fillChild()
    await flow.submit.click()
    await flow.isAt('payment-options')
    await flow.submit.click()
    await flow.isAt('order-review')
    const main = page.getByRole('main')
    const title = toyOf(language, TOY.sku)
    const name = messageOf(language, 'review.pieces').replace('{name}', title).replace('{quantity}', '2')
    await expect(main.locator('strong', { hasText: name })).toBeVisible()
    await expect(main).toContainText(/36[.,]00/)
    await main.getByRole('link', { name: messageOf(language, 'review.toCart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 2 })
  })

test('a review beside an empty cart says nothing of it', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('payment-options')
  await flow.submit.click()
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText('Noor')
  await expect(page.getByRole('main').getByRole('link', { name: messageOf('en', 'review.toCart') })).toHaveCount(0)
})
