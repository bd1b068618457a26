import { paymentMethodOf, persona } from '../../src/content/seed/personas'
import { expectAccessible, overflow } from './support/axe'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

const own = persona('billing')
const SETTINGS = `/account/${own.playchartId}/account-settings`
const CARD = `${SETTINGS}/payment-method/${paymentMethodOf(own)}/edit-card`

for (const language of languagesOfUse())
  for (const width of [390, 1280])
    test(`A-025 A-129 A-130 what could not be paid leads to another card (${language}, ${width} px)`, async ({
      page,
      context,
      server,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAs(context.request, server.origin, 'billing')
      const schedule = `${prefixOf(language)}/account/subscriptions`
      await page.goto(schedule)
      await page
        .getByRole('link', { name: messageOf(language, 'schedule.payOtherwise') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/payment-method\/primary\/edit-card\?/)
      // whoever has mended it is led back
      expect(new URL(page.url()).searchParams.get('return_to')).toContain(schedule)
      await expect(page.locator('[data-machine=editCard]')).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page, 'edit-card')
      await page.goto(`${prefixOf(language)}${SETTINGS}/payment-method`)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page, 'payment-method')
      await expect(page.locator(`a[href$="${CARD}"]`)).toBeVisible()
    })

test('A-130 A-025 a card that the bank declines stays typed; another one is charged what the page said, and shown', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'billing')
  await page.goto(CARD)
  const type = async (number: string) => {
    await page.locator('#card-number').fill(number)
    await page.locator('#card-expiry').fill('0799')
    await page.locator('#card-cvc').fill('123')
    await page.locator('#card-name').fill('Robin Sample')
    await page.locator('[data-machine=cardForm] button[type=submit]').click()
  }
  const told = page.getByText(/^€[\d.]+ is charged as soon as you save$/)
  const sums = await page.locator('main li', { hasText: /: €/ }).allInnerTexts()
  await expect(told).toBeVisible()
  await type('4000000000000002')
  await expect(page.locator('#card-told')).toBeFocused()
  await expect(page.locator('#card-number')).toHaveValue('4000 0000 0000 0002')
  await type('4242424242424242')
  await expect(page.locator('#card-told')).toBeFocused()
  await expect(page.locator('li[data-outcome=charged]')).toHaveText(sums.map((each) => `${each} was charged.`))
  await page.getByRole('link', { name: messageOf('en', 'settings.cardForm.goOn') }).click()
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}/payment-method$`))
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})

test('A-082 an address says what goes there, and leads back to the schedule that it was changed from', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto('/account/subscriptions')
  await page
    .getByRole('link', { name: messageOf('en', 'schedule.changeAddress') })
    .first()
    .click()
  await expect(page.getByText(messageOf('en', 'settings.addressForm.concerns'))).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'edit-shipping-address')
  await page.locator('#shipping-line1').fill('9 New Street')
  await page.locator('[data-machine=addressForm] button[type=submit]').click()
  await expect(page).toHaveURL(/\/account\/subscriptions/)
  await expect(page.getByText(/9 New Street/).first()).toBeVisible()
})

test('A-095 E-69 with its flag one page leads to all that can be changed of a kit; without it to the schedule', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.setFlag('retention-cancel-saver', 'on')
  await page.goto('/account/subscriptions')
  await page
    .getByRole('link', { name: messageOf('en', 'modify.link') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/account\/subscriptions\/[\w-]{36}\/modify\/[\w-]{36}$/)
  for (const path of ['edit-date', 'modify/skip', 'edit-shipping-address', 'skip-cancel'])
    await expect(page.locator(`main a[href*="/${path}"]`)).toHaveCount(1)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'modify-kit')
  const hub = page.url()
  await server.setFlag('retention-cancel-saver', null)
  await page.goto(hub)
  await expect(page).toHaveURL(/\/account\/subscriptions\?updated_child_uuid=/)
})
