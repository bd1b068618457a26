import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { StatesFile } from '../../src/services/flows/machines/states.contract'
import { expectAccessible, overflow } from './support/axe'
import { identityScreen, PERSONA_PASSWORD } from './support/identity-screen'
import { QA_KEY } from './support/process'
import { expect, test, untilLive } from './support/shop'
import { emailOf } from './support/sign-in'

const cards = (page: Page) => page.locator('main article')

for (const width of [390, 1280])
  test(`a state is found by a word and opens in the language and at the size that were chosen (${width} px)`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/machines/states')
    await untilLive(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await cards(page).count()).toBeGreaterThan(150)
    await page.getByRole('searchbox').fill('signIn editing.refused')
    await expect(cards(page)).toHaveCount(1)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'the states')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('button', { name: '390' }).click()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      cards(page).getByRole('link', { name: 'Open' }).click(),
    ])
    await expect(opened).toHaveURL(/\/de\/sign-in\?inspect=bare&as=nobody&stage=signIn.*SUBMIT$/)
    await expect(opened.locator('[data-machine=signIn]')).toHaveAttribute('data-state', 'editing.refused')
    expect(await opened.evaluate(() => innerWidth)).toBe(390)
    await opened.close()
  })

test('machines are rows of which one is open at a time, and what is found stands open', async ({ page }) => {
  await page.goto('/machines/states')
  await untilLive(page)
  const open = page.locator('details[open]')
  await expect(open).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
  for (const machine of ['signIn', 'cart']) {
    await page.locator('summary', { has: page.getByText(machine, { exact: true }) }).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator(`#${machine}`)).toBeVisible()
  }
  await page.getByRole('searchbox').fill('editing.refused')
  await expect(open).not.toHaveCount(1)
  await expect(page.locator('details:not([open])')).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

for (const recipe of ['kitPage/purchaseOption+PICK~2', 'kitPage/cta+CLICK+KEPT'])
  test(`a link brings what it has staged into sight of a phone (${recipe})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/products/kit-the-looker?inspect=bare&stage=${recipe}`)
    await expect(page.locator('html')).toHaveAttribute('data-staged', 'done')
    const [, machine = ''] = /\/(\w+)/.exec(recipe) ?? []
    await expect(page.locator(`[data-machine=${machine === 'cta' ? 'playKitCta' : machine}]`).first()).toBeInViewport({
      ratio: 0.9,
    })
  })

test('what a page needs before it can be opened stands beside its link until it is so', async ({ page }) => {
  await page.goto(`/machines/states?find=accountHome+cancelled&key=${QA_KEY}`)
  await untilLive(page)
  const card = cards(page).first()
  await expect(card.getByText('signs in as cancelled@ first')).toBeVisible()
  await card.getByRole('button', { name: 'Sign in as cancelled' }).click()
  await expect(card.getByText('signs in as cancelled@ first')).toHaveCount(0)
})

test('a link whose page needs somebody signs that person in, and then opens the page', async ({ page }) => {
  await page.goto(`/machines/states?find=playKitSchedule+billing&key=${QA_KEY}`)
  await untilLive(page)
  const card = cards(page).first()
  await expect(card.getByText('signs in as billing@ first')).toBeVisible()
  const [opened] = await Promise.all([page.waitForEvent('popup'), card.getByRole('link', { name: 'Open' }).click()])
  await expect(opened).toHaveURL(/\/account\/subscriptions\?inspect=bare&as=billing/)
  await expect(opened.locator('[data-machine=playKitSchedule]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'billing@' })).toBeVisible()
  await opened.close()
})

const SIGNED_OUT = [
  {
    ...{ what: 'the account of somebody', machine: 'playKitSchedule', words: 'signs in as parent@ first' },
    address: '/account/subscriptions?inspect=bare&as=parent&stage=playKitSchedule',
  },
  {
    ...{ what: 'a step that is told of a child before', machine: 'paymentOptions', words: 'tells of a child first' },
    address:
      '/de/pages/subscription-v3/payment-options?inspect=bare&told=child&stage=subscriptionFlow/paymentOptions+PICK',
  },
  {
    ...{ what: 'an admin’s look at an account', machine: 'adminPreview' },
    words: 'signs in as admin@, looks at the account of parent@ first',
    address:
      '/account?inspect=bare&as=admin&looking_at=parent&stage=adminPreview+keep:preview+CLOSE+error:closePreview',
  },
]
for (const { what, machine, words, address } of SIGNED_OUT)
  test(`its address alone leads to ${what}, by a press that says what it does (${machine})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${address}&key=${QA_KEY}`)
    await expect(page).toHaveURL(/\/machines\/open\?/)
    await untilLive(page)
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    // whoever is made to follow a link is nobody else than before
    await page.request.get('/account', { maxRedirects: 0 }).then((answer) => expect(answer.status()).toBe(307))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page)).toBe(0)
    }
    await expectAccessible(page, 'a link whose page needs something')
    await page.getByRole('button', { name: 'Open the page' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-staged', 'done')
    expect(decodeURI(page.url())).toContain(address)
    await expect(page.locator(`[data-machine=${machine}]`).first()).toBeVisible()
    // the banner is of the account that the page below it shows
    if (machine === 'adminPreview') {
      await expect(page.locator('[data-machine=adminPreview]')).toContainText(emailOf('parent'))
      await expect(page.locator('[data-machine=accountHome]')).toBeVisible()
    }
    await context.clearCookies()
  })

test('recipes survive the way over the sign-in, all of them', async ({ page }) => {
  const address = '/account/early-reader-club?inspect=bare&stage=ercSchedule~2&stage=ercSchedule/unpause+keep:id'
  await page.goto(address)
  await expect(page).toHaveURL(/\/sign-in\?return_to=/)
  const screen = identityScreen(page, 'en')
  await screen.fillIn({ email: emailOf('parent'), password: PERSONA_PASSWORD })
  await screen.button('signIn.submit').click()
  await expect(page).toHaveURL(/early-reader-club\?inspect=bare/)
  expect(new URL(page.url()).searchParams.getAll('stage')).toEqual(['ercSchedule~2', 'ercSchedule/unpause keep:id'])
  await expect(page.locator('html')).toHaveAttribute('data-staged', /done|refused/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address with the id of a machine opens its states, and every link is on the page', async ({ page }) => {
    const { machines }: StatesFile = JSON.parse(readFileSync('docs/machines/states.json', 'utf8'))
    await page.goto(`/machines/states?key=${QA_KEY}#session`)
    await expect(page.locator('#session').getByRole('link', { name: 'Open' }).first()).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.locator('a[data-state-link]')).toHaveCount(machines.flatMap(({ states }) => states).length)
  })
})

test('somebody of the seed is signed in where a page needs it', async ({ page }) => {
  await page.goto(`/machines/states?find=accountHome+cancelled&key=${QA_KEY}`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Sign in as cancelled' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'cancelled@' })).toBeVisible()
  await page.goto('/account')
  await expect(page.locator('[data-machine=accountHome]')).toBeVisible()
})

test('a child is told of, and a plan chosen, where a page needs it', async ({ page, context }) => {
  await page.goto(`/machines/states?find=subscriptionFlow+steps&key=${QA_KEY}`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Tell of a child and choose a plan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'the session knows a child and a plan' })).toBeVisible()
  const links = await page
    .locator('a[data-state-link*=steps]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => href.includes('order-review'))).toHaveLength(1)
  for (const href of links) {
    const opened = await context.newPage()
    await opened.goto(href)
    const state = /order-review/.test(href) ? 'steps.orderReview' : /steps\.\w+/
    await expect(opened.locator('html')).toHaveAttribute('data-staged', 'done')
    await expect(opened.locator('[data-machine=subscriptionFlow]').first()).toHaveAttribute('data-state', state)
    await opened.close()
  }
  // a session keeps what it was told
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'the session knows a child and a plan' })).toBeVisible()
})

test('a flag is turned on where a page needs it', async ({ page, context, server, complaints }) => {
  complaints.allow(/Failed to load resource/)
  await page.goto(`/machines/states?find=smsSignup&key=${QA_KEY}`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Sign in as parent' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'parent@' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on retention-sms-messaging' }).first().click()
  await expect(page.getByRole('button', { name: 'Turn on retention-sms-messaging' })).toHaveCount(0)
  const href = await page.locator('a[data-state-link]').first().getAttribute('href')
  const opened = await context.newPage()
  await opened.goto(href ?? '')
  await expect(opened.locator('html')).toHaveAttribute('data-staged', 'done')
  await expect(opened.locator('[data-machine=smsSignup]')).toBeVisible()
  await opened.close()
  await server.setFlag('retention-sms-messaging', null)
})

test('a recipe that does not fit says so, and the page is as it is for everybody', async ({ page }) => {
  await page.goto('/sign-in?inspect=bare&stage=signIn+CHANGE+FLY')
  await expect(page.getByRole('alert')).toContainText('signIn knows no step FLY there')
  await expect(page.locator('html')).toHaveAttribute('data-staged', 'refused')
  await expect(page.locator('[data-machine=signIn]')).toHaveAttribute('data-state', 'editing.open')
  await page.goto('/sign-in?stage=signIn+SUBMIT')
  await untilLive(page)
  await expect(page.locator('[data-machine=signIn]')).toHaveAttribute('data-state', 'editing.open')
})
