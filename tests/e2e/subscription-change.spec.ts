import type { Page } from '@playwright/test'
import { persona } from '../../src/content/seed/personas'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { giveCard } from './support/subscribe'
import { languagesOfWords, messageOf, prefixOf } from './support/words'

// what is cancelled here would be missing elsewhere
test.use({ changes: 'subscriptions' })

const change = (page: Page) => page.locator('[data-machine=confirmAction]')
const kitNamed = (page: Page, text: string) => page.locator('main').getByRole('link', { name: new RegExp(`^${text}`) })
const news = (page: Page) => page.locator('main [role=status]')

async function openFrom(page: Page, link: string) {
  await page.goto('/account/subscriptions')
  await kitNamed(page, link).first().click()
  await expect(change(page)).toBeVisible()
  await untilLive(page)
}
const confirm = (page: Page, name: string | RegExp) => change(page).getByRole('button', { name }).click()

for (const width of [390, 1280])
  test(`A-034 A-086 a kit is skipped after what that changes was said, and comes after all (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.setViewportSize({ width, height: 900 })
    await openFrom(page, 'Skip this kit')
    await expect(change(page).locator('li s').first()).toBeVisible()
    await expect(change(page).getByText(/ does not come\.$/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'a kit that is skipped')
    await confirm(page, /^Skip The/)
    await expect(news(page)).toContainText('will be skipped')
    await expect(page.locator('main').getByText('Will be skipped', { exact: true })).toHaveCount(1)
    await news(page).getByRole('link', { name: 'Take it back' }).click()
    await untilLive(page)
    await confirm(page, 'Have it come')
    await expect(news(page)).toContainText('comes after all')
    await expect(page.locator('main').getByText('Will be skipped', { exact: true })).toHaveCount(0)
  })

for (const width of [390, 1280])
  test(`A-028 A-090 the next kits are paid together, at the sum that was said, and each by itself again (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.setViewportSize({ width, height: 900 })
    await openFrom(page, 'Pay ahead')
    await change(page)
      .getByRole('radio', { name: /^4 kits together/ })
      .check()
    await expect(change(page).getByText('paid with the first')).toHaveCount(2)
    const said = await change(page)
      .getByText(/is charged on .* for 4 kits\.$/)
      .innerText()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'kits that are paid together')
    await confirm(page, 'Pay this way')
    await expect(news(page)).toContainText('4 kits are paid together')
    const [sum = ''] = /^\S+/.exec(said) ?? []
    await expect(page.locator('main').getByText(sum).first()).toBeVisible()
    await openFrom(page, 'Pay ahead')
    await change(page)
      .getByRole('radio', { name: /^Each kit as it comes/ })
      .check()
    await confirm(page, 'Pay this way')
    await expect(news(page)).toContainText('Each kit is paid as it comes')
  })

for (const width of [390, 1280])
  test(`A-030 A-091 A-095 what comes in a kit is chosen by its picture, is said on the schedule, and is changed back (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'parent')
    await page.setViewportSize({ width, height: 900 })
    // the one to whom a doll comes next
    const schedule = `/account/subscriptions?updated_child_uuid=${persona('parent').children[0]?.uuid}`
    await page.goto(schedule)
    await kitNamed(page, 'Choose what comes in it').first().click()
    await untilLive(page)
    const button = change(page).getByRole('button', { name: 'Have it come so' })
    await expect(button).toBeDisabled()
    await expect(change(page).getByRole('radio', { name: /^Tan/ })).toBeChecked()
    await change(page).getByRole('radio', { name: /^Dark/ }).check()
    await expect(change(page).getByText(/^“Dark” goes into /)).toBeVisible()
    await expect(change(page).getByText(/^The price stays €/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'what comes in a kit')
    await button.click()
    await expect(news(page)).toContainText('comes as you chose')
    await expect(page.locator('main').getByText(/Version: Dark/)).toBeVisible()
    await server.setFlag('retention-cancel-saver', 'on')
    await page.goto(schedule)
    await kitNamed(page, 'Change this kit').first().click()
    await kitNamed(page, 'Choose what comes in it').click()
    await untilLive(page)
    await change(page).getByRole('radio', { name: /^Tan/ }).check()
    await button.click()
    await expect(
      page
        .locator('main')
        .getByText(/Version: Tan/)
        .first(),
    ).toBeVisible()
    await server.setFlag('retention-cancel-saver', null)
  })

for (const width of [390, 1280])
  test(`A-029 A-092 a gift goes on with what is charged said before, and is taken back (${width} px)`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, 'gift')
    await page.setViewportSize({ width, height: 900 })
    await openFrom(page, 'Go on after the gift')
    await expect(change(page).getByText(/^The Babbler leaves on /)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'a gift that goes on')
    const own = page.url()
    await page.goto(`${own}?anchor=kit-the-adventurer`)
    await expect(change(page).getByText(/^The Adventurer leaves on /)).toBeVisible()
    await page.goto(`${own}?anchor=kit-the-looker`)
    await expect(change(page).getByText(/^The Babbler leaves on /)).toBeVisible()
    await untilLive(page)
    await confirm(page, 'Go on after the gift')
    await expect(news(page)).toContainText('Kits go on after the gift')
    await page.goto(own)
    await expect(change(page).getByText('It is so already')).toBeVisible()
    await openFrom(page, 'Cancel the subscription')
    await confirm(page, 'Cancel the subscription')
    await expect(page.locator('main').getByText('It ends with the last kit that is paid.')).toBeVisible()
  })

test('A-092 A-130 who pays in no way yet gives a first card, and comes back to the gift', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'new')
  const own = `/account/${persona('new').playchartId}/account-settings/payment-method`
  await page.goto(own)
  await expect(page.locator('main').getByText('Give a card')).toBeVisible()
  await page.goto(`${own}/primary/edit-card?return_to=%2Faccount%2Fsubscriptions`)
  await untilLive(page)
  await expectAccessible(page, 'a first card')
  await giveCard(page)
  await expect(page).toHaveURL(/\/account\/subscriptions$/)
  await page.goto(own)
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})

for (const language of languagesOfWords())
  test(`A-035 A-085 what is paid still comes when it is cancelled, and it can be started again (${language})`, async ({
    page,
    context,
    server,
  }) => {
    const words = (key: string) => messageOf(language, `change.${key}`)
    await signInAs(context.request, server.origin, 'repuf')
    const schedule = `${prefixOf(language)}/account/subscriptions`
    await page.goto(schedule)
    await kitNamed(page, words('links.cancel')).click()
    await untilLive(page)
    await change(page).locator('input[value=other]').check()
    await change(page).locator('textarea').fill('We are moving.')
    await expectAccessible(page, 'a subscription that is cancelled')
    await confirm(page, words('button.cancel'))
    await expect(news(page)).toContainText(words('news.cancel'))
    await expect(page.locator('main').getByText(words('ending'))).toBeVisible()
    await kitNamed(page, words('links.reactivate')).click()
    await untilLive(page)
    await expectAccessible(page, 'a subscription that starts again')
    await confirm(page, words('button.reactivate'))
    await expect(news(page)).toContainText(words('news.reactivate'))
    await expect(kitNamed(page, words('links.cancel'))).toBeVisible()
  })

test('A-032 A-033 A-046 books are added and left out, and go with English kits alone', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await openFrom(page, 'Add books')
  const [, sum = '', was = ''] = /(€[\d.]+) instead of (€[\d.]+)/.exec(await change(page).innerText()) ?? []
  expect(Number(sum.slice(1)) - Number(was.slice(1))).toBe(20)
  await confirm(page, 'Add the books')
  await expect(news(page)).toContainText('Books go with the kits')
  await expect(page.locator('main article dd').filter({ hasText: sum })).toBeVisible()
  await openFrom(page, 'Choose a language')
  await expect(change(page).getByText('Books come with English kits only')).toBeVisible()
  await openFrom(page, 'Leave the books out')
  await confirm(page, 'Leave the books out')
  await expect(news(page)).toContainText('The kits come without books')
  await openFrom(page, 'Choose a language')
  await expect(change(page).getByRole('button', { name: 'Change the language' })).toBeDisabled()
  await change(page).locator('input[value=nl]').check()
  await confirm(page, 'Change the language')
  await expect(news(page)).toContainText('The kits come in Dutch')
  await expect(kitNamed(page, 'Add books')).toHaveCount(0)
})

test('A-096 A-097 E-69 the flag says which of the two addresses counts, and each leads to the other', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'prepaid')
  await page.goto('/account/subscriptions')
  const old = (await kitNamed(page, 'Cancel the subscription').getAttribute('href')) ?? ''
  await server.setFlag('retention-cancel-saver', 'on')
  await page.goto(old)
  await expect(page).toHaveURL(/\/account\/subscriptions\/[\w-]+\/skip-cancel$/)
  const changed = page.url()
  await page.goto('/account/subscriptions')
  expect(new URL(changed).pathname).toBe(await kitNamed(page, 'Cancel the subscription').getAttribute('href'))
  await server.setFlag('retention-cancel-saver', null)
  await page.goto(changed)
  await expect(page).toHaveURL(new RegExp(`${old}$`))
})

test('A-284 E-91 what came to nothing is said and logged, and what was chosen is sent again', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.allow(/serverFn|503|Failed to load/)
  await signInAs(context.request, server.origin, 'prepaid')
  await openFrom(page, 'Cancel the subscription')
  await change(page).locator('input[value=away]').check()
  await server.faults.add({
    ...{ upstream: 'subscription-manager', operation: 'POST /subscriptions/:id/changes' },
    outcome: { kind: 'status', status: 500 },
  })
  const logged = page.waitForEvent('console', (said) => said.text().includes('account.change-failed'))
  await confirm(page, 'Cancel the subscription')
  await logged
  await expect(change(page).getByRole('alert')).toContainText('Nothing was changed')
  await expect(change(page).locator('input[value=away]')).toBeChecked()
  await server.faults.clear()
  await confirm(page, 'Cancel the subscription')
  await expect(news(page)).toContainText('The subscription is cancelled')
})
