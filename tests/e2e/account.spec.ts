import { expect, test } from './support/shop'
import { accountOf, signInAs } from './support/sign-in'
import { copyOf, languagesOfWords, messageOf, prefixOf } from './support/words'

/** As they stand in the seed. */
const EMPTIES = ['noSubscription', 'cancelled', 'agedOut']
const HOME = '[data-machine=accountHome]'

test('whoever is signed out is led to the sign-in, and back afterwards', async ({ page }) => {
  for (const path of [
    '/account',
    '/nl/account/subscriptions?updated_child_uuid=00000002-0000-4000-8000-000000000001',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/sign-in') && url.searchParams.get('return_to') === path,
    )
  }
})

for (const language of languagesOfWords())
  test(`A-133 A-134 the account home in ${language}`, async ({ page, context, server }) => {
    await signInAs(context.request, server.origin, 'parent')
    const answer = await page.goto(`${prefixOf(language)}/account`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const home = page.locator(HOME)
    await expect(home).toHaveAttribute('data-state', 'ready')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messageOf(language, 'account.greeting').replace('{name}', 'Parent'),
    )
    // the seed's parent has the reading club, too
    await expect(home.locator('[data-tile]')).toHaveCount(4)
    await expect(home.locator('[data-tile=earlyReaderClub]')).toBeVisible()
    const next = home.locator('[data-tile=playKits]')
    await expect(next.getByRole('heading', { level: 2 })).toHaveText(
      messageOf(language, 'account.next.title').replace('{title}', 'The Senser'),
    )
    await expect(next.getByRole('listitem')).toHaveCount(4)
    await next.getByRole('heading', { level: 3 }).locator('xpath=../..').getByRole('link').click()
    await expect(page).toHaveURL(
      new RegExp(`^${server.origin}${prefixOf(language)}/account/subscriptions\\?updated_child_uuid=[0-9a-f-]{36}$`),
    )
    await expect(page.locator('[data-machine=playKitSchedule]')).toContainText('Older child')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf(language, 'account', 'subscriptions.title'))
    await expect(page.getByRole('navigation', { name: messageOf(language, 'page.breadcrumb') })).toContainText(
      copyOf(language, 'account', 'breadcrumb'),
    )
  })

for (const [persona, kind, way] of [
  ['new', 'noSubscription', /\/products\/the-play-kits$/],
  ['cancelled', 'cancelled', /\/account\/.*reactivate/],
  ['finished', 'agedOut', /\/products\/the-play-kits$/],
] as const)
  test(`E-108 the account home of ${persona}@ says why nothing comes, and leads on`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context.request, server.origin, persona)
    await page.goto('/account')
    const home = page.locator(HOME)
    const words = copyOf('en', 'account', `subscriptions.empties.${EMPTIES.indexOf(kind)}.title`)
    await expect(home.getByRole('heading', { level: 2, name: words })).toBeVisible()
    await expect(home.locator('[data-tile=playKits]')).toHaveCount(0)
    await home.getByRole('heading', { level: 2, name: words }).locator('xpath=..').getByRole('link').click()
    await expect(page).toHaveURL(way)
  })

test('A-140 E-46 without another shop the tile leads to the orders of this one', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto('/account')
  const all = page.locator('[data-tile=orderHistory]').getByRole('link', { name: messageOf('en', 'account.last.all') })
  await expect(all).toHaveAttribute('href', '/account/order-history')
  expect(await page.content()).not.toContain(`${accountOf('parent')}/order-history`)
})

test('A-005 A-284 an account that cannot be read shows a list of what went wrong instead of its page', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.faults.add({
    upstream: 'account-manager',
    operation: 'GET /users/:id',
    outcome: { kind: 'status', status: 500 },
  })
  await page.goto('/account')
  const main = page.getByRole('main')
  await expect(main.getByText(messageOf('en', 'error.heading'))).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: messageOf('en', 'error.message') })).toBeVisible()
  await expect(page.locator(HOME)).toHaveCount(0)
  await server.faults.clear()
  await main.getByRole('link', { name: messageOf('en', 'account.again') }).click()
  await expect(page.locator(HOME)).toHaveAttribute('data-state', 'ready')
})

test('counts that do not come are asked again by the button', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await server.faults.add({ upstream: 'subscription-manager', outcome: { kind: 'status', status: 500 } })
  await page.goto('/account')
  const home = page.locator(HOME)
  await expect(home).toHaveAttribute('data-state', 'failed')
  await server.faults.clear()
  await home.getByRole('button', { name: messageOf('en', 'account.again') }).click()
  await expect(home).toHaveAttribute('data-state', 'ready')
})

test('on a phone there is no side column, and nothing stands out of the page', async ({ page, context, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(context.request, server.origin, 'parent')
  for (const path of ['/account', '/account/subscriptions']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: messageOf('en', 'account.nav'), exact: true })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})
