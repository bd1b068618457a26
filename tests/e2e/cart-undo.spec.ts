import { cartScreen } from './support/cart-screen'
import { BOOKS, expect, holdTime, TOY, test } from './support/shop'
import { spokenIn } from './support/spoken'
import { copyOf, languagesOfUse, messageOf } from './support/words'

for (const language of languagesOfUse())
  test(`what is taken out comes back by one press: the same thing, as many, and the keyboard on it (${language})`, async ({
    page,
    cart,
  }) => {
    await cart.fill([{ ...TOY, quantity: 2 }, BOOKS])
    const screen = cartScreen(page, language)
    await screen.open()
    const before = await cart.onServer()
    const title = (await screen.root.locator('li[data-line] p').first().innerText()).trim()
    await screen.line(title).remove.press('Enter')
    const undo = screen.root.getByRole('button', { name: messageOf(language, 'cart.undoOf').replace('{title}', title) })
    await expect(undo).toBeVisible()
    await expect(screen.line(title).item).toHaveCount(0)
    await expect(screen.root.getByRole('status')).toHaveText(messageOf(language, 'announcements.undoable'))
    expect(await cart.onServer()).not.toEqual(before)

    await undo.press('Enter')
    await expect(screen.line(title).item).toBeFocused()
    await expect
      .poll(() => spokenIn(page))
      .toContain(messageOf(language, 'announcements.restored').replace('{title}', title))
    await screen.isSettled()
    expect(await cart.onServer()).toEqual(before)
    await expect(screen.line(title).item).toBeFocused()
    await expect(undo).toHaveCount(0)
  })

test('a removal can be undone for 8 seconds, and the keyboard does not go with the offer', async ({ page, cart }) => {
  await cart.fill([TOY, BOOKS])
  await page.clock.install()
  const screen = cartScreen(page)
  await screen.open()
  const title = (await screen.root.locator('li[data-line] p').first().innerText()).trim()
  await screen.line(title).remove.click()
  const undo = screen.root.getByRole('button', { name: messageOf('en', 'cart.undoOf').replace('{title}', title) })
  await expect(undo).toBeVisible()
  // holding the time passes a second of it
  await holdTime(page)
  await undo.focus()
  await page.clock.runFor(5000)
  await expect(undo).toBeVisible()
  await page.clock.runFor(2100)
  await expect(undo).toHaveCount(0)
  await expect(screen.root.locator('li[data-line]')).toBeFocused()
})

test('several of one thing say what one costs, and one does not', async ({ page, cart }) => {
  await cart.fill([{ ...TOY, quantity: 2 }])
  const screen = cartScreen(page)
  await screen.open()
  const each = screen.root.locator('li[data-line]', { hasText: messageOf('en', 'cart.each').replace('{price} ', '') })
  await expect(each).toHaveCount(1)
  await screen.line(TOY.title).less.click()
  await screen.isSettled()
  await expect(each).toHaveCount(0)
  await expect(screen.root.getByRole('link', { name: copyOf('en', 'cart', 'labels.keepShopping') })).toHaveAttribute(
    'href',
    '/products/the-play-kits',
  )
})

for (const language of languagesOfUse())
  test(`what goes well with the cart is added beside it, said, and stays where it is (${language})`, async ({
    page,
    cart,
  }) => {
    await cart.fill([TOY])
    const screen = cartScreen(page, language)
    await screen.open()
    const near = screen.root.locator('section[aria-labelledby=cart-goods] li')
    await expect(near).toHaveCount(3)
    const title = (await near.nth(1).getByRole('heading').innerText()).trim()
    const button = near.nth(1).getByRole('button')
    await button.press('Enter')
    await expect(button).toHaveText(messageOf(language, 'cart.added'))
    await expect(button).toBeFocused()
    await expect(screen.line(title).item).toHaveCount(1)
    await expect
      .poll(() => spokenIn(page))
      .toContain(messageOf(language, 'announcements.added').replace('{title}', title))
    await button.press('Enter')
    await screen.isSettled()
    await screen.line(title).shows(1)
  })

test('an empty cart leads on by a birth date, by age and to a gift', async ({ page }) => {
  const screen = cartScreen(page)
  await screen.open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('en', 'cart', 'empty.title'))
  await expect(screen.root.getByRole('link', { name: messageOf('en', 'cart.gift') })).toHaveAttribute(
    'href',
    /child-info\?gift=true$/,
  )
  await expect(screen.root.getByRole('navigation').getByRole('link')).toHaveCount(5)
  for (const [place, value] of ['12', '09', '2025'].entries())
    await screen.root.locator('fieldset input').nth(place).fill(value)
  await screen.root.locator('form[data-machine=finder] button').click()
  await page.waitForURL(/\/products\/kit-the-/)
})
