import type { Page } from '@playwright/test'
import { persona } from '../../src/content/seed/personas'
import { type CivilDate, plusMonths, shopDay } from '../../src/services/domain/dates/civil-date'
import { longDay } from '../../src/services/domain/dates/day-words.rules'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { languagesOfWords, messageOf, prefixOf } from './support/words'

// a birth date that is corrected here would be another one elsewhere
test.use({ changes: 'birth dates' })

const child = persona('parent').children.find(({ verifiedDob }) => !verifiedDob)
const monthsAgo = (months: number) => plusMonths(shopDay(Date.now()), -months)
const BORN = monthsAgo(child?.ageMonths ?? 0)
const SCHEDULE = `/account/subscriptions?updated_child_uuid=${child?.uuid}`
const main = (page: Page) => page.locator('main')
const change = (page: Page) => page.locator('[data-machine=confirmAction]')
const notice = (page: Page) =>
  main(page).getByText(`The coming kits were laid out for the birth date ${longDay(BORN, 'en-GB')}.`)
const seeIt = (page: Page) => main(page).getByRole('link', { name: 'See what would come instead' })

/** On the form of the child, as a parent corrects it. */
async function correct(page: Page, date: CivilDate) {
  await page.goto(`/account/v2/settings/edit-child/${child?.uuid}?page_source=subscriptions`)
  await untilLive(page)
  await expect(main(page).getByText(/^Kits that are planned already stay as they are/)).toBeVisible()
  const [year = '', month = '', day = ''] = date.split('-')
  for (const [part, value] of Object.entries({ day, month, year }))
    await main(page).locator(`#child-birth-date-${part}`).fill(value)
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/account\/subscriptions\?/)
}

for (const width of [390, 1280])
  test(`decided: a birth date that is corrected moves no kit before what comes instead was looked at and confirmed (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(SCHEDULE)
    await expect(main(page).getByText('The Senser').first()).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await correct(page, monthsAgo(11))
    await expect(notice(page)).toBeVisible()
    await expect(main(page).getByText('The Senser').first()).toBeVisible()
    await expectAccessible(page, 'a schedule for another birth date')
    expect(await overflow(page)).toBe(0)
    await page.goto('/account')
    await expect(notice(page)).toBeVisible()
    await seeIt(page).click()
    await expect(change(page)).toBeVisible()
    await untilLive(page)
    const said = change(page).getByText(/^The Thinker leaves on /)
    await expect(said).toBeVisible()
    await expect(change(page).getByText(/^The Senser, The Inspector, The Explorer\. Nothing is charged/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'kits that follow a birth date')
    await change(page).getByRole('link', { name: 'Keep it as it is' }).click()
    await expect(notice(page)).toBeVisible()
    await seeIt(page).click()
    await untilLive(page)
    await change(page).getByRole('button', { name: 'Have the kits follow' }).click()
    await expect(main(page).locator('[role=status]')).toContainText('The kits follow the birth date')
    await expect(notice(page)).toHaveCount(0)
    await expect(main(page).getByText('The Thinker').first()).toBeVisible()
    await expect(main(page).getByText('The Senser')).toHaveCount(0)
    // back to where it was, for whoever comes next
    await correct(page, BORN)
    await seeIt(page).click()
    await untilLive(page)
    await expect(change(page).getByText(/^The Senser leaves on /)).toBeVisible()
    await change(page).getByRole('button', { name: 'Have the kits follow' }).click()
    await expect(main(page).getByText('The Senser').first()).toBeVisible()
    await expect(seeIt(page)).toHaveCount(0)
  })

for (const language of languagesOfWords())
  test(`decided: what a corrected birth date changes is said in the language of the page, and moves nothing while it is right (${language})`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.goto(`${prefixOf(language)}${SCHEDULE}`)
    const own = await main(page).locator('a[href*="/prepay-extension"]').getAttribute('href')
    await page.goto(`${own?.replace('prepay-extension', 'birth-date')}`)
    await expect(main(page)).toContainText(messageOf(language, 'change.closed.done.title'))
    await expect(change(page).getByRole('button')).toHaveCount(0)
  })
