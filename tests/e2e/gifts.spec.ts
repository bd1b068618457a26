import { expectAccessible, overflow } from './support/axe'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

for (const language of languagesOfUse())
  test(`A-074 A-081 E-78 the settings lead to what somebody has given; who gave nothing sees how to (${language})`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.goto(`${prefixOf(language)}/account/settings`)
    await page.getByRole('link', { name: messageOf(language, 'settings.gifts') }).click()
    await expect(page).toHaveURL(/\/account\/[\w-]{36}\/account-settings\/gifts$/)
    const empty = copyOf(language, 'account', 'gifts.empties.0.title')
    await expect(page.getByRole('heading', { level: 2, name: empty })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'no gifts')
  })
