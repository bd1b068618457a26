import { cartScreen } from './support/cart-screen'
import { checkoutScreen, emailsTo } from './support/checkout-screen'
import { expect, TOY, test } from './support/shop'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

/** What a row of sums says, in cents. */
const centsOf = (text: string) => Number(text.replace(/[^\d]/g, ''))

for (const language of languagesOfUse())
  test(`a permalink with codes leads to a paid order, and its sums agree everywhere (${language})`, async ({
    page,
    server,
  }) => {
    const say = (key: string, code: string) => messageOf(language, `sums.${key}`).replace('{code}', code)
    const screen = checkoutScreen(page, language)
    const email = `code-${language}@example.test`
    const id = await server.variantNumber(TOY.sku)
    // a permalink has no language: it follows the page that it is on
    await page.goto(`${prefixOf(language)}/`)
    await page.evaluate((href) => location.assign(href), `/cart/${id}:2?discount=WELCOME10,NOPE`)
    await page.waitForURL(/\/checkout\/customer-information\//)
    await screen.at('contact')
    await expect(screen.root.getByText(say('codeUnapplied', 'NOPE'), { exact: true })).toBeVisible()
    await screen.contact(email)
    await screen.address()
    await screen.delivery()
    await screen.card('good')
    const rows = async () => {
      const sums = screen.root.locator('dl:has([data-total])').last()
      await expect(sums.getByText(say('code', 'WELCOME10'), { exact: true })).toBeVisible()
      return (await sums.locator('dd').allTextContents()).map(centsOf)
    }
    const asked = await rows()
    const [goods = 0, off = 0, subtotal = 0, shipping = 0, total = 0] = asked
    expect([goods, off, subtotal, total]).toEqual([3600, 360, goods - off, subtotal + shipping])
    await screen.pay.click()
    await screen.isConfirmed()
    expect(await rows()).toEqual(asked)
    await expect(screen.root.getByText(say('codeUnapplied', 'NOPE'))).toHaveCount(0)
    await expect.poll(() => emailsTo(page, email)).toHaveLength(1)
  })

test('a discount link’s code stands in the cart with what it takes off, and one that does not apply says so', async ({
  page,
  cart,
}) => {
  const screen = cartScreen(page)
  await page.goto('/discount/WELCOME10')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(screen.root.getByText('The code WELCOME10 is kept in your cart')).toBeVisible()
  await cart.fill([{ ...TOY, quantity: 2 }])
  await screen.open()
  const row = screen.root.locator('dt', { hasText: 'Discount code WELCOME10' }).locator('+ dd')
  await expect(row).toContainText('€3.60')
  await screen.line(TOY.title).more.click()
  await screen.isSettled()
  await expect(row).toContainText('€5.40')
  await page.goto('/discount/NOPE')
  await expect(page.getByText(messageOf('en', 'cartErrors.code'))).toBeVisible()
  await expect(screen.root.getByText(/NOPE/)).toHaveCount(0)
  await expect(row).toContainText('€5.40')
  await page.goto('/discount/SPRING2026')
  await expect(screen.root.getByText('The code SPRING2026 takes nothing off')).toBeVisible()
  await expect(row).toHaveCount(0)
})
