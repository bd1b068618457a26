import { checkoutScreen } from './support/checkout-screen'
import { expect, TOY, test, untilLive } from './support/shop'

test.describe('a finger', () => {
  test.use({ hasTouch: true })
  test('presses what it came down on, also where the page has moved until its click is made', async ({ page }) => {
    await page.goto('/products/kit-the-looker?selected_tab=addOns')
    await page.mouse.move(200, 300)
    await untilLive(page)
    const button = page.locator('[role=tabpanel]:not([hidden]) form button').first()
    await button.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const move = () => {
        document.body.style.paddingTop = '240px'
      }
      addEventListener('touchend', move, { capture: true, once: true })
    })
    const box = await button.boundingBox()
    if (!box) throw new Error('the button has no place')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.locator('[data-me=count]').first()).toHaveText('1')
  })
})

test.describe('a mouse', () => {
  test.beforeEach(async ({ page, cart }) => {
    await cart.fill([TOY])
    await checkoutScreen(page).open()
    await untilLive(page)
    await page.fill('#contact-email', 'nobody@')
    await page.fill('#contact-phone', '12')
  })

  test('presses what it came down on, also where the field that it leaves says what is wrong and moves it', async ({
    page,
  }) => {
    await checkoutScreen(page).next()
    await expect(page.locator('#contact-phone[aria-invalid=true]')).toBeVisible()
    await expect(page.locator('#contact-email[aria-invalid=true]')).toBeVisible()
  })

  test('takes a press back by leaving what it came down on', async ({ page }) => {
    const box = await page.locator('form button[type=submit]').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(page.locator('#contact-phone[aria-invalid=true]')).toBeVisible()
    await expect(page.locator('#contact-email[aria-invalid=true]')).toHaveCount(0)
  })
})
