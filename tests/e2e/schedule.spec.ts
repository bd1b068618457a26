import type { Page } from '@playwright/test'
import { explore } from '../../src/machines/proving/explore'
import { openSchedulePage, schedulePageModel } from './models/play-kit-schedule-page'
import { firstOrAll } from './support/extent'
import { expect, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { walk, waysThrough } from './support/tour'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

const PATH = '/account/subscriptions'
const schedule = (page: Page) => page.locator('[data-machine=playKitSchedule]')
const stops = (page: Page) => schedule(page).locator('ol > li:has(> h2)')
const child = (page: Page, name: RegExp | string) => schedule(page).getByRole('button', { name })

for (const language of languagesOfUse()) {
  test(`A-013 A-020 A-021 A-022 A-023 an active schedule in ${language}`, async ({ page, context, server }) => {
    await signInAs(context.request, server.origin, 'parent')
    const answer = await page.goto(`${prefixOf(language)}${PATH}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
    await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
    await child(page, /Older/).click()
    await expect(child(page, /Older/)).toHaveAttribute('aria-pressed', 'true')
    await expect(stops(page).locator('> h2')).toHaveCount(3)
    await expect(stops(page).nth(2).locator('> h2')).toHaveText(messageOf(language, 'schedule.upcoming'))
    await expect(stops(page).nth(2).getByRole('listitem')).toHaveCount(3)
  })

  for (const [persona, page_, kind, way] of firstOrAll([
    ['finished', 'agedOut', 2, /\/products\/the-play-kits$/],
    ['new', 'noSubscription', 0, /\/products\/the-play-kits$/],
    // whose child could go on begins with that (E-108)
    ['cancelled', 'cancelled', 1, /\/account\/.*reactivate/],
  ] as const))
    test(`A-017 A-018 A-019 what ${persona}@ sees in ${language}: ${page_}`, async ({ page, context, server }) => {
      await signInAs(context.request, server.origin, persona)
      await page.goto(`${prefixOf(language)}${PATH}`)
      await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
      await expect(schedule(page)).toHaveAttribute('data-kind', page_)
      const title = copyOf(language, 'account', `subscriptions.empties.${kind}.title`)
      await expect(schedule(page).getByRole('heading', { level: 2 }).first()).toHaveText(title)
      if (page_ === 'agedOut' && language === 'en') expect(title).toBe('Subscription complete')
      await schedule(page).getByRole('heading', { level: 2 }).first().locator('xpath=..').getByRole('link').click()
      await expect(page).toHaveURL(way)
      expect(page.url()).toContain(`${server.origin}${prefixOf(language)}/`)
    })
}

test('A-024 E-54 more kits come by the button, by the keyboard alone, and it does not fold them again', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(PATH)
  await child(page, /Older/).click()
  const list = stops(page).last()
  const more = list.getByRole('button', { name: messageOf('en', 'schedule.showMore') })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(3)
  await child(page, /Younger/).click()
  await expect(stops(page).last().getByRole('listitem')).toHaveCount(3)
})

test('A-015 the address chooses the child; of another account’s child it shows nothing', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(`${PATH}?updated_child_uuid=00000002-0000-4000-8000-000000000001`)
  await expect(child(page, /Older/)).toHaveAttribute('aria-pressed', 'true')
  const foreign = '00000002-0000-4000-8000-000000000003'
  const answer = await page.goto(`${PATH}?updated_child_uuid=${foreign}`)
  expect(await answer?.text()).not.toContain('Child who stopped')
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  await expect(child(page, /stopped/)).toHaveCount(0)
})

test('A-025 A-026 A-285 A-286 A-288 errors stand on the kit that they are about', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'billing')
  await page.goto(PATH)
  for (const [name, error] of [
    [/expired card/, 'expired'],
    [/declined card/, 'declined'],
    [/lost parcel/, 'shipment'],
  ] as const) {
    // names of more than sixteen letters are cut for the eye and whole for the ear
    await child(page, name).click()
    await expect(child(page, name)).toContainText('...')
    await expect(stops(page).getByText(messageOf('en', `schedule.errors.${error}`))).toBeVisible()
  }
})

for (const [persona, kind] of firstOrAll([
  ['repuf', 'repuf'],
  ['gift', 'gifted'],
  ['prepaid', 'prepaid'],
] as const))
  test(`A-045 ${persona}@ reads how the kits are paid`, async ({ page, context, server }) => {
    await signInAs(context.request, server.origin, persona)
    await page.goto(PATH)
    const [words = ''] = messageOf('en', `schedule.kinds.${kind}`).split('{')
    await expect(schedule(page).getByText(words.trim())).toBeVisible()
  })

test('A-283 A-284 a schedule that does not come says so, and comes by the button', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.faults.add({ upstream: 'subscription-manager', outcome: { kind: 'status', status: 500 } })
  await page.goto(PATH)
  await expect(schedule(page)).toHaveAttribute('data-state', 'failed')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'failed')
  await expect(schedule(page).getByText(messageOf('en', 'error.heading'))).toBeVisible()
  await server.faults.clear()
  await schedule(page)
    .getByRole('button', { name: messageOf('en', 'account.again') })
    .click()
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
})

test('A-043 E-113 without the draft orders the schedule stands, and says the same of what the next kit costs', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(PATH)
  await expect(schedule(page).getByText(messageOf('en', 'schedule.costs'), { exact: true })).toBeVisible()
  const order = schedule(page).locator('dl').first()
  const drafted = await order.innerText()
  await server.faults.add({ upstream: 'order-manager', outcome: { kind: 'status', status: 500 } })
  await page.goto(PATH)
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  await expect(stops(page).locator('> h2')).toHaveCount(3)
  expect(drafted).toContain('€')
  await expect(order).toHaveText(drafted, { useInnerText: true })
})

test('what another tab has changed shows without loading the page again, by one request, also before the machine is there', async ({
  page,
  context,
  server,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/play-kit-schedule\.actors-/, (route) => code.promise.then(() => route.continue()))
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(PATH)
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
  await untilLive(page)
  const other = await context.newPage()
  await other.goto('/mailbox')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked.push(request.url())
  })
  await other.evaluate(() => new BroadcastChannel('playchart-schedule').postMessage('changed'))
  code.resolve()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'active')
})

test('somebody else signs in meanwhile: nothing of the first person stays', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(PATH)
  await expect(child(page, /Older/)).toBeVisible()
  // looks are noticed by a page that listens
  await untilLive(page)
  await context.clearCookies()
  await signInAs(context.request, server.origin, 'new')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(schedule(page)).toHaveAttribute('data-state', 'shown')
  await expect(schedule(page)).toHaveAttribute('data-kind', 'noSubscription')
  await expect(child(page, /Older/)).toHaveCount(0)
})

const graph = explore(schedulePageModel)

for (const way of waysThrough(graph, { name: 'schedule', least: 12 }))
  test(way.title, async ({ page, context, server, complaints }) => {
    test.setTimeout(150_000)
    complaints.allow(/ERR_FAILED|ERR_ABORTED|Failed to load resource/)
    const ui = await openSchedulePage(page, context, server, way.first.context.schedule !== null)
    await ui.expectView(way.first)
    await walk(ui, graph, way)
  })
