import { readFileSync } from 'node:fs'
import { overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { LANGUAGES, messageOf, prefixOf } from './support/words'

type Child = { uuid: string; verifiedDob: boolean }
const { personas }: { personas: { email: string; children: Child[] }[] } = JSON.parse(
  readFileSync('src/content/seed/personas.json', 'utf8'),
)
const children = personas.find(({ email }) => email === 'parent@playchart.test')?.children ?? []
const idOf = (isVerified: boolean) => children.find(({ verifiedDob }) => verifiedDob === isVerified)?.uuid

test.use({ viewport: { width: 390, height: 844 }, changes: 'child-narrow' })
test.beforeEach(({ page, server }) => signInAs(page.request, server.origin, 'parent'))

for (const language of LANGUAGES)
  test(`A-108 why a birth date is locked can be read on a phone (${language})`, async ({ page }) => {
    await page.goto(`${prefixOf(language)}/account/v2/settings/edit-child/${idOf(true)}?page_source=subscriptions`)
    await page.getByRole('button', { name: messageOf(language, 'settings.child.lockedWhy') }).focus()
    const bubble = page.getByRole('tooltip')
    await expect(bubble).toBeVisible()
    const { x = -1, width = 0 } = (await bubble.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    expect(await overflow(page)).toBe(0)
  })

test('A-016 a child whose name is as long as may be pushes no page aside', async ({ page }) => {
  await page.goto(`/account/v2/settings/edit-child/${idOf(false)}?page_source=subscriptions`)
  await untilLive(page)
  await page.locator('input[name=name]').fill('Maximiliana'.repeat(9))
  await page.locator('[data-machine=childForm] button[type=submit]').click()
  await expect(page).toHaveURL(/\/account\/subscriptions/)
  await expect(page.getByText('Maximiliana'.repeat(9)).first()).toBeAttached()
  for (const path of ['/account/subscriptions', '/account', '/account/settings']) {
    await page.goto(path)
    expect(await overflow(page), path).toBe(0)
  }
})
