import type { Page } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { shipDateOfNextKit } from './support/started'
import { messageOf } from './support/words'

const edit = (page: Page) => page.locator('[data-machine=shipDateEdit]')
const days = (page: Page) => edit(page).locator('input[name=day]')
const save = (page: Page) => edit(page).getByRole('button', { name: /^Move it/ })

// a kit that has another day is another schedule for those who come later
test.use({ changes: 'schedule' })

test.beforeEach(({ context, server }) => signInAs(context.request, server.origin, 'parent'))

for (const width of [390, 1280])
  test(`A-027 A-089 A-213 A-216 A-293 the next kit leaves on the day that is chosen, and can be put back (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await shipDateOfNextKit({ page }))
    await untilLive(page)
    await expect(save(page)).toBeDisabled()
    const dates = await days(page).evaluateAll((all) => all.map((day) => day.getAttribute('value') ?? ''))
    const planned = (await edit(page).locator('[data-planned] input').getAttribute('value')) ?? ''
    // three weeks later at the most, and not before tomorrow
    expect(Date.parse(dates.at(-1) ?? '') - Date.parse(planned)).toBe(21 * 86_400_000)
    expect(dates.length).toBeLessThanOrEqual(43)
    const chosen = dates.at(-3) ?? ''
    await days(page)
      .and(page.locator(`[value="${chosen}"]`))
      .check({ force: true })
    await expect(edit(page).locator('s').first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'the day of a kit')
    const sent = page.waitForRequest('**/api/update-installment')
    await save(page).click()
    const request = await sent
    expect(request.method()).toBe('PATCH')
    expect(request.postDataJSON().installment).toEqual({ scheduled_date: chosen })
    await expect(page).toHaveURL(/updated_child_uuid=.*moved=/)
    const undo = page.locator('main').getByRole('link', { name: /^Put it back/ })
    await expect(undo).toHaveAttribute('href', new RegExp(`day=${planned}`))
    await undo.click()
    await expect(days(page).and(page.locator(`[value="${planned}"]`))).toBeChecked()
    await save(page).click()
    await expect(page).toHaveURL(new RegExp(`from=${chosen}`))
  })

test('A-094 E-69 the flag says which of the two addresses counts, and each leads to the other', async ({
  page,
  server,
}) => {
  const old = await shipDateOfNextKit({ page })
  await server.setFlag('retention-cancel-saver', 'on')
  await page.goto(`${old}?day=2026-12-01`)
  await expect(page).toHaveURL(/\/account\/subscriptions\/[\w-]+\/edit-date\/[\w-]+\?day=2026-12-01$/)
  const changed = page.url()
  await server.setFlag('retention-cancel-saver', null)
  await page.goto(changed)
  await expect(page).toHaveURL(new RegExp(`${old}\\?day=2026-12-01$`))
})

test('A-217 A-291 what could not be saved is logged, the old day counts, and the choice can be sent again', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/update-installment|503|Failed to load/)
  await page.goto(await shipDateOfNextKit({ page }))
  await untilLive(page)
  await server.faults.add({
    ...{ upstream: 'subscription-manager', operation: 'PATCH /installments/:id' },
    outcome: { kind: 'status', status: 500 },
  })
  await days(page).last().check({ force: true })
  await save(page).click()
  await expect(edit(page)).toHaveAttribute('data-state', 'choosing.notSaved')
  await expect(days(page).last()).toBeChecked()
  await expect(edit(page).getByRole('alert')).toHaveCount(0)
  await expect(save(page)).toBeEnabled()
  await server.faults.clear()
  await save(page).click()
  await expect(page).toHaveURL(/moved=/)
})

test('E-73 a kit of somebody else, and an address with somebody else’s name, are not found', async ({
  page,
  context,
  server,
}) => {
  const own = await shipDateOfNextKit({ page })
  await context.clearCookies()
  await signInAs(context.request, server.origin, 'prepaid')
  for (const path of [own, own.replace(/account\/[\w-]+/, 'account/00000000-0000-4000-8000-000000000009')]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText(messageOf('en', 'notFound.title'))).toBeVisible()
  }
})
