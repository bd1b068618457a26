import { expectAccessible, overflow } from './support/axe'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

const SCHEDULE = '/account/subscriptions'

for (const language of languagesOfUse())
  for (const width of [390, 1280])
    test(`A-045 A-099 E-76 the schedule leads to what is paid, and back (${language}, ${width} px)`, async ({
      page,
      context,
      server,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAs(context.request, server.origin, 'prepaid')
      await page.goto(`${prefixOf(language)}${SCHEDULE}`)
      await page.getByRole('link', { name: messageOf(language, 'payments.link') }).click()
      await expect(page).toHaveURL(/\/account\/payment-schedule\/[\w-]{36}$/)
      await expect(page.locator('[data-kind=prepaid]')).toBeVisible()
      const rows = page.locator('[data-payment]')
      await expect(rows.first()).toHaveAttribute('data-payment', 'charged')
      await expect(page.locator('[data-payment=covered]')).toHaveCount(3)
      await expect(page.locator('[data-payment=planned]').first()).toContainText(/126[.,]00/)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page, 'payments')
      await page.getByRole('link', { name: messageOf(language, 'payments.back') }).click()
      await expect(page).toHaveURL(new RegExp(`${SCHEDULE}\\?updated_child_uuid=`))
    })

for (const [persona, kind, payment] of [
  ['repuf', 'repuf', 'with'],
  ['gift', 'gifted', 'gift'],
  ['cancelled', 'inactive', 'charged'],
  ['billing', 'pay-per-kit', 'failed'],
] as const)
  test(`A-045 E-76 what ${persona}@ sees: ${kind}, with a kit that is ${payment}`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, persona)
    await page.goto(SCHEDULE)
    await page
      .getByRole('link', { name: messageOf('en', 'payments.link') })
      .first()
      .click()
    await expect(page.locator(`[data-kind=${kind}]`)).toBeVisible()
    await expect(page.locator(`[data-payment=${payment}]`).first()).toBeVisible()
    await expect(page.locator('[data-payment=planned]').first()).toBeVisible({ visible: /repuf|pay/.test(kind) })
  })

test('A-099 somebody else’s payments are not found', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'prepaid')
  await page.goto(SCHEDULE)
  const href = await page.getByRole('link', { name: messageOf('en', 'payments.link') }).getAttribute('href')
  await context.clearCookies()
  await signInAs(context.request, server.origin, 'parent')
  expect((await page.goto(href ?? ''))?.status()).toBe(404)
})
