import { readFile } from 'node:fs/promises'
import { PERSONAS_PASSWORD } from '../../src/content/seed/personas'
import { expectAccessible, overflow } from './support/axe'
import { emailsTo } from './support/checkout-screen'
import { expect, test } from './support/shop'
import { accountOf, emailOf, signInAs } from './support/sign-in'
import { languagesOfUse, messageOf, prefixOf } from './support/words'

// an account is gone afterwards
test.use({ changes: 'privacy' })

const say = (key: string, language: Parameters<typeof messageOf>[0] = 'en') =>
  messageOf(language, `settings.privacy.${key}`)

for (const [language, width] of languagesOfUse().flatMap((each) => [[each, 390] as const, [each, 1280] as const]))
  test(`E-101 the settings lead to what is kept, which comes as one file for the password alone (${language}, ${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(context.request, server.origin, 'parent')
    await page.goto(`${prefixOf(language)}/account/settings`)
    await page.locator('main a[href$="/account/settings/privacy"]').click()
    const root = page.locator('[data-machine=dataExport]')
    const password = root.locator('input[name=password]')
    const download = root.getByRole('button', { name: say('export.download', language) })
    await password.fill('not-the-password-1')
    await download.click()
    await expect(root.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'what is kept, for a wrong password')
    await password.fill(PERSONAS_PASSWORD)
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    await expect(root.getByRole('status')).toContainText(say('export.saved', language))
    expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text).account).toBeDefined()
    for (const own of [emailOf('parent'), 'Younger child', 'PC-100001']) expect(text).toContain(own)
    for (const foreign of [emailOf('gift'), PERSONAS_PASSWORD, accountOf('prepaid')])
      expect(text).not.toContain(foreign)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'what is kept')
  })

test('E-101 what still runs has to end first, and each leads to where it is ended', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto('/account/settings/privacy/erase')
  const root = page.locator('[data-machine=accountErasure]')
  await expect(root.getByRole('heading', { name: say('erase.blocked') })).toBeVisible()
  await expectAccessible(page, 'an erasure that something stands in the way of')
  await root.getByRole('link', { name: say('erase.to.playKits') }).click()
  await expect(page).toHaveURL(/\/account\/subscriptions/)
})

for (const [persona, width] of [
  ['cancelled', 390],
  ['finished', 1280],
] as const)
  test(`E-101 an account is erased in two steps, with a receipt, and its email finds nothing any more (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(context.request, server.origin, persona)
    await page.goto('/account/settings/privacy')
    await page.getByRole('link', { name: say('erase.start') }).click()
    const root = page.locator('[data-machine=accountErasure]')
    await expect(root).toBeVisible()
    await expectAccessible(page, 'what goes and what stays')
    await root.getByRole('button', { name: say('erase.next') }).click()
    await root.locator('button[type=submit]').click()
    await expect(root.locator('input[type=checkbox]')).toBeFocused()
    await expectAccessible(page, 'an erasure that is not agreed to')
    await root.locator('input[type=checkbox]').check()
    await root.locator('input[name=password]').fill(PERSONAS_PASSWORD)
    await root.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/pages\/account-erased$/)
    await expectAccessible(page, 'after an erasure')
    expect(await overflow(page)).toBe(0)
    await expect.poll(() => emailsTo(page, emailOf(persona))).not.toEqual([])
    await page.goto('/account')
    await expect(page).toHaveURL(/\/sign-in/)
    await page.fill('input[type=email]', emailOf(persona))
    await page.fill('input[type=password]', PERSONAS_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toBeVisible()
  })
