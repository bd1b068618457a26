import type { Page } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

const PATH = '/account/early-reader-club'
const club = (page: Page) => page.locator('[data-machine=ercSchedule]')
const item = (page: Page, number: number) => club(page).getByRole('link', { name: `Item ${number}`, exact: true })
const button = (page: Page, name: string | RegExp) => club(page).getByRole('button', { name })
const unpause = (page: Page) => button(page, messageOf('en', 'readingClub.unpause'))

// a pause that has ended is another club for those who come later
test.use({ changes: 'reading-club' })

test.beforeEach(async ({ context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.setFlag('erc-pause-state', 'on')
})
test.afterEach(({ server }) => server.setFlag('erc-pause-state', null))

for (const language of languagesOfUse())
  test(`A-049 A-056 A-057 the club of a parent in ${language}`, async ({ page }) => {
    const answer = await page.goto(`${prefixOf(language)}${PATH}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(club(page)).toHaveAttribute('data-kind', 'active')
    const heads = club(page).locator('ol > li > h2')
    await expect(heads).toHaveCount(3)
    await expect(heads.first()).toContainText(messageOf(language, 'schedule.now.completed'))
    await expect(heads.last()).toHaveText(messageOf(language, 'schedule.upcoming'))
    await expect(club(page).getByRole('article').nth(1)).toContainText(/24[.,]00/)
  })

test('A-137 S-310 the home and the menu of who has the club lead to it', async ({ page }) => {
  await page.goto('/account')
  const tile = page.locator('[data-machine=accountHome]').getByRole('link', { name: /Early Reader Club|Open the club/ })
  await tile.first().click()
  await expect(club(page)).toHaveAttribute('data-kind', 'active')
  await page.goto('/account')
  await untilLive(page)
  await page.getByRole('button', { name: /^Hi, / }).click()
  await page.getByRole('link', { name: messageOf('en', 'userMenu.reading') }).click()
  await expect(club(page)).toHaveAttribute('data-kind', 'active')
})

for (const [persona, kind] of [
  ['new', 'none'],
  ['reader', 'processing'],
] as const)
  test(`A-052 A-055 E-52 what ${persona}@ sees: ${kind}`, async ({ page, context, server }) => {
    await context.clearCookies()
    await signInAs(context.request, server.origin, persona)
    await page.goto(PATH)
    await expect(club(page)).toHaveAttribute('data-kind', kind)
    const at = ['none', 'cancelled', 'paused', 'processing'].indexOf(kind)
    await expect(club(page).getByRole('heading', { level: 2 })).toHaveText(
      copyOf('en', 'account', `early-reader-club.empties.${at}.title`),
    )
  })

test('A-058 A-292 E-54 three boxes come up; one button shows the others by the keyboard, and hides them again', async ({
  page,
}) => {
  await page.goto(PATH)
  await untilLive(page)
  const boxes = club(page).locator('#upcoming-boxes > li')
  await expect(boxes).toHaveCount(3)
  const more = button(page, /^Show \d+ more boxes$/)
  const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(boxes).toHaveCount(3 + hidden)
  const less = button(page, messageOf('en', 'readingClub.hide'))
  await expect(less).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boxes).toHaveCount(3)
})

test('A-050 A-051 an item is chosen by its link, by its address before any script, and nobody else’s is shown', async ({
  page,
}) => {
  await page.goto(PATH)
  await untilLive(page)
  await expect(item(page, 1)).toHaveAttribute('aria-current', 'true')
  const href = await item(page, 2).getAttribute('href')
  await item(page, 2).click()
  await expect(club(page)).toHaveAttribute('data-kind', 'paused')
  await page.goto(href ?? '')
  await expect(item(page, 2)).toHaveAttribute('aria-current', 'true')
  await page.goto(`${PATH}?selected_subscription_uuid=00000000-0000-4000-8000-00000000dead`)
  await expect(item(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('A-054 E-51 without the flag what is paused looks active, and has no button', async ({ page, server }) => {
  await server.setFlag('erc-pause-state', null)
  await page.goto(PATH)
  await untilLive(page)
  await item(page, 2).click()
  await expect(club(page)).toHaveAttribute('data-kind', 'active')
  await expect(unpause(page)).toHaveCount(0)
})

for (const width of [390, 1280])
  test(`A-059 A-067 A-289 what could not be ended says so under its button, and can be tried again (${width} px)`, async ({
    page,
    server,
    complaints,
  }) => {
    complaints.allow(/unpause-failed|_serverFn|50\d/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATH)
    await untilLive(page)
    await item(page, 2).click()
    await server.faults.add({
      ...{ upstream: 'subscription-manager', operation: 'POST /sub_engine/subscriptions/:id/pause_releases' },
      outcome: { kind: 'status', status: 500 },
    })
    await unpause(page).click()
    const alert = club(page).getByRole('alert')
    await expect(alert).toHaveText(messageOf('en', 'readingClub.unpauseFailed'))
    const [above, below] = [await unpause(page).boundingBox(), await alert.boundingBox()]
    expect((below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0)).toBe(true)
    await expect(unpause(page)).toBeEnabled()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'a pause that could not be ended')
    await server.faults.clear()
  })

test('A-066 A-238 a pause that has ended opens the page with that subscription, whose boxes come again', async ({
  page,
}) => {
  await page.goto(PATH)
  await untilLive(page)
  await item(page, 2).click()
  await unpause(page).click()
  await expect(page).toHaveURL(/\?selected_subscription_uuid=[\w-]{36}$/)
  await expect(club(page)).toHaveAttribute('data-kind', 'active')
  await expect(item(page, 2)).toHaveAttribute('aria-current', 'true')
})
