import type { Page } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { languagesOfWords, messageOf, prefixOf } from './support/words'

const PATH = '/account/early-reader-club'
const club = (page: Page) => page.locator('[data-machine=ercSchedule]')
const change = (page: Page) => page.locator('[data-machine=confirmAction]')
const news = (page: Page) => page.locator('main [role=status]')
const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name }).first()
const confirm = (page: Page, name: string) => change(page).getByRole('button', { name, exact: true }).click()

// what is changed here would be another club for those who come later
test.use({ changes: 'reading-club' })

test.beforeEach(async ({ context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.setFlag('erc-pause-state', 'on')
})
test.afterEach(({ server }) => server.setFlag('erc-pause-state', null))

for (const width of [390, 1280])
  test(`A-062 S-024 a box is skipped on its page after what that changes was said, and comes after all (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATH)
    await link(page, 'Change this box').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The box of /)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'what can be done with a box')
    await link(page, 'Skip this box').click()
    await expect(change(page).getByText(/ does not come\.$/)).toBeVisible()
    await untilLive(page)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'a box that is skipped')
    const asks = page.getByRole('link', { name: messageOf('en', 'change.helpLink') })
    await expect(asks).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Skipping%20the%20box%20of%20\d+%20\w+%20\d{4}&body=/,
    )
    await confirm(page, 'Skip this box')
    await expect(news(page)).toContainText('will be skipped')
    await expect(club(page).getByText('Skipped', { exact: true })).toHaveCount(1)
    await link(page, 'Take it back').click()
    await untilLive(page)
    await confirm(page, 'Have it come')
    await expect(news(page)).toContainText('comes after all')
    await expect(club(page).getByText('Skipped', { exact: true })).toHaveCount(0)
  })

for (const language of languagesOfWords())
  test(`A-061 A-063 A-064 E-93 the club is paused, cancelled and started again (${language})`, async ({ page }) => {
    const words = (key: string) => messageOf(language, key)
    await page.goto(`${prefixOf(language)}${PATH}`)
    await page.locator('a[href$="/skip-cancel"]').click()
    await link(page, words('readingClub.options.pause.link')).click()
    await expect(change(page)).toBeVisible()
    await untilLive(page)
    await expectAccessible(page, 'a pause')
    await confirm(page, words('change.button.pause'))
    await expect(club(page)).toHaveAttribute('data-kind', 'paused')
    await expect(news(page)).toContainText(words('readingClub.news.pause'))
    await link(page, words('readingClub.links.cancel')).click()
    await untilLive(page)
    await confirm(page, words('change.button.cancelBoxes'))
    await expect(club(page)).toHaveAttribute('data-kind', 'cancelled')
    await expect(news(page)).toContainText(words('readingClub.news.cancelBoxes'))
    await link(page, words('readingClub.links.reactivate')).click()
    await untilLive(page)
    await confirm(page, words('change.button.reactivateBoxes'))
    await expect(club(page)).toHaveAttribute('data-kind', 'active')
    await expect(news(page)).toContainText(words('readingClub.news.reactivateBoxes'))
  })

test('E-93 without the flag no pause is offered', async ({ page, server }) => {
  await server.setFlag('erc-pause-state', null)
  await page.goto(PATH)
  await link(page, 'Skip or cancel').click()
  await expect(link(page, 'Cancel the club')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pause the club' })).toHaveCount(0)
})

test('what could be done instead stands by the reason, and leads to its page', async ({ page }) => {
  await page.goto('/account/subscriptions')
  await link(page, 'Cancel the subscription').click()
  await untilLive(page)
  const offers = change(page).getByRole('heading', { level: 3 })
  await expect(offers).toHaveCount(0)
  await change(page).locator('input[value=money]').check()
  await expect(offers.last()).toHaveText('Skip one kit')
  await change(page).locator('input[value=other]').check()
  await expect(offers).toHaveCount(0)
  await change(page).locator('input[value=away]').check()
  await expect(offers).toHaveText(['Another day'])
  await expectAccessible(page, 'offers instead of cancelling')
  await link(page, 'Choose another day').click()
  await expect(page.locator('[data-machine=shipDateEdit]')).toBeVisible()
})
