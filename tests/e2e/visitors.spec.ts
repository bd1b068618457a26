import type { Page, Request } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { cartScreen } from './support/cart-screen'
import { identityScreen, NEW_PASSWORD } from './support/identity-screen'
import { expect, TOY, test, untilLive } from './support/shop'

const CANARY = { name: 'Canaria Kestrel', email: 'canary.kestrel@example.test' }

/** What the browser loads and sends that has to do with counting. What a page sends while it is left, no driver sees. */
async function countingOf(page: Page) {
  const files: string[] = []
  const loaded: string[] = []
  const bodies: string[] = []
  const counts = (request: Request) => /\/assets\/tally-/.test(request.url())
  page.on('request', (request) => counts(request) && files.push(request.url()))
  page.on('requestfinished', (request) => counts(request) && loaded.push(request.url()))
  await page.exposeFunction('noteSent', (body: string) => bodies.push(body))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      localStorage.setItem('beacons', String(Number(localStorage.getItem('beacons')) + 1))
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, 'noteSent')(text))
      return send(url, body)
    }
  })
  return { files, loaded, bodies, beacons: () => page.evaluate(() => Number(localStorage.getItem('beacons'))) }
}

/** As when another tab is looked at: what was gathered is sent. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function answer(page: Page, choice: string) {
  await page.goto('/')
  await untilLive(page)
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: choice }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
}

/** Opens the cart and has more of it, one press after the other. */
async function shop(page: Page, presses = 1) {
  const screen = cartScreen(page)
  await screen.open()
  await untilLive(page)
  for (let press = 0; press < presses; press++) {
    await screen.answered(() => screen.line(TOY.title).more.click())
    await screen.isSettled()
  }
}

/** What waits for a quiet page has had its turn: whoever asks later is called later. */
const untilQuiet = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

const DAY_MS = 86_400_000
const SAVED = 'cart.ready.work.syncing.saving::xstate.done.actor.applyCartIntents::0'
const SETTLED = 'cart.ready.work.settled'
const FLAG = 'tariff-display'

/** The chart of the cart with its visitors. */
function chartOf(page: Page) {
  const numbers = (of: string) => page.locator(`#chart text[data-numbers="${of}"]`)
  return {
    numbers,
    row: (event: string) => page.getByRole('row').filter({ hasText: event }).first(),
    states: page.getByRole('region', { name: 'States' }),
    open: (choice = '') => page.goto(`/machines/cart?view=visitors${choice}`),
    /** What a page sends while it is left arrives when it does. */
    shows: (of: string, text: string) =>
      expect
        .poll(async () => {
          await page.reload()
          return (await numbers(of).allTextContents()).join()
        })
        .toBe(text),
  }
}

test('F-09b who has agreed is counted by name: the edges of the chart say how often, its states who left, and two variants stand beside each other', async ({
  page,
  cart,
  server,
}) => {
  // days in which nobody else was counted
  await server.clock.advance(90 * DAY_MS)
  const counting = await countingOf(page)
  const chart = chartOf(page)
  await cart.fill([TOY])
  await chart.open()
  await expect(page.getByRole('heading', { name: 'Nobody counted yet' })).toBeVisible()
  await expect(page.locator('#chart [data-numbers]')).toHaveCount(0)

  await answer(page, 'Also count visits')
  await shop(page)
  await expect.poll(() => counting.loaded.length).toBeGreaterThan(0)
  await chart.open()
  await chart.shows(SAVED, '1')
  await expect(chart.row('SET_QTY')).toHaveText(/1$/)
  // where all has gone well people simply stay: nobody has left because of it
  await expect(chart.numbers(SETTLED)).toHaveCount(0)
  await expect(chart.states).toContainText(/work\.settled.*2 came/s)
  await expect(chart.states).not.toContainText(/[1-9]\d*% left the page here/)

  await server.setFlag(FLAG, 'on')
  await shop(page, 2)
  await chart.open(`&days=7&of=${FLAG}%3Aon&beside=${FLAG}%3Aoff`)
  await chart.shows(SAVED, '2 · 1')
  await expect(chart.row('SET_QTY')).toContainText(`${FLAG}: on: 2`)
  await expect(chart.row('SET_QTY')).toContainText(`${FLAG}: off: 1`)
  await expect(page.getByRole('columnheader', { name: `${FLAG}: on` })).toBeVisible()
  await expectAccessible(page, 'a machine with its visitors')
  expect(await overflow(page)).toBe(0)

  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ label: 'All variants' })
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Nothing' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(chart.numbers(SAVED)).toHaveText('3')
  await server.setFlag(FLAG, null)
})

test('without an answer, and after a refusal, nothing is counted: nothing is sent, and the file is not loaded', async ({
  page,
  cart,
}) => {
  const counting = await countingOf(page)
  await cart.fill([TOY])
  await shop(page)
  await untilQuiet(page)
  await answer(page, 'Only what is needed')
  await shop(page)
  await untilQuiet(page)
  await page.waitForLoadState('networkidle')
  await lookAway(page)
  await page.goto('/')
  expect([counting.files, counting.bodies, await counting.beacons()]).toEqual([[], [], 0])
})

test('who takes the agreement back is counted no more, on that page too', async ({ page }) => {
  const counting = await countingOf(page)
  await answer(page, 'Also count visits')
  await expect.poll(() => counting.loaded.length).toBe(1)
  // counted, and forgotten with the agreement
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: 'Only what is needed' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  await lookAway(page)
  await page.goto('/cart')
  expect(await counting.beacons()).toBe(0)
})

test('nothing that is typed is sent of who has agreed: names of transitions and numbers alone', async ({ page }) => {
  const counting = await countingOf(page)
  await answer(page, 'Also count visits')
  const screen = identityScreen(page)
  await screen.open('/sign-up')
  await untilLive(page)
  await screen.name.fill(CANARY.name)
  await screen.fillIn({ email: CANARY.email, password: NEW_PASSWORD })
  await screen.button('signUp.submit').click()
  await expect(screen.heading).toHaveText(screen.word('code.title'))
  await lookAway(page)
  await expect.poll(() => counting.bodies.join()).toContain('signUp')
  for (const body of counting.bodies) {
    expect(body).not.toMatch(/canar|kestrel|seven small|@/i)
    expect(body).toMatch(/^\{"counts":\[(\{"machine":"\w+","transition":"[\w.:*-]+","count":\d+\},?)+\]\}$/)
  }
})
