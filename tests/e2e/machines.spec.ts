import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible, overflow } from './support/axe'
import { expect, test, untilLive } from './support/shop'

const cards = (page: Page) => page.locator('main article')
const chart = (page: Page) => page.locator('#chart')

/** Whether that state lies where one looks, as a share of its box. */
const isInSight = (page: Page, id: string) =>
  page.evaluate((name) => {
    const [box, state] = [document.querySelector('#chart'), document.querySelector(`#chart [data-node="${name}"]`)]
    if (!box || !state) return false
    const [outer, inner] = [box.getBoundingClientRect(), state.getBoundingClientRect()]
    return (
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
    )
  }, id)

test('a product manager finds a machine by a word and by its area, and no search engine lists it', async ({ page }) => {
  const answer = await page.goto('/machines')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await untilLive(page)
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(40)
  await page.getByRole('searchbox').fill('S-261')
  await expect(cards(page).getByRole('heading', { name: 'Cart', exact: true })).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(10)
  await page.getByRole('searchbox').fill('')
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: /^Checkout/ })
    .click()
  await expect(cards(page).getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await expect(cards(page).getByRole('heading', { name: 'Kit finder' })).toHaveCount(0)
  await expectAccessible(page, 'the machines')
})

for (const width of [390, 1280])
  test(`a chart begins at the state in which its machine starts, and is walked by the keyboard (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/machines/cart')
    await expect.poll(() => isInSight(page, 'cart.starting')).toBe(true)
    await untilLive(page)
    await chart(page).focus()
    await page.keyboard.press('ArrowRight')
    const selected = page.getByRole('status').filter({ hasText: 'Selected state' })
    await expect(selected).toBeVisible()
    const first = await selected.innerText()
    await page.keyboard.press('ArrowDown')
    await expect(selected).not.toHaveText(first, { useInnerText: true })
    const wide = await chart(page).locator('svg').first().getAttribute('width')
    await page.keyboard.press('-')
    await expect(chart(page).locator('svg').first()).not.toHaveAttribute('width', wide ?? '')
    await page.getByText(/^Show all \d+ sentences$/).click()
    await expect(page.getByRole('row').filter({ hasText: 'SET_QTY' }).first()).toContainText('When')
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page, 'a machine')
  })

test('a mouse selects the state that it presses, and drags a chart that stays in sight', async ({ page }) => {
  await page.goto('/machines/cart?view=chart')
  await untilLive(page)
  await expect.poll(() => isInSight(page, 'cart.starting')).toBe(true)
  await chart(page).locator('[data-node="cart.starting"]').click()
  const selected = page.getByRole('status').filter({ hasText: 'Selected state' })
  await expect(selected).toContainText('starting')
  const at = await chart(page).boundingBox()
  if (!at) throw new Error('there is no chart')
  await page.mouse.move(at.x + 300, at.y + 300)
  await page.mouse.down()
  await page.mouse.move(at.x + 300, at.y + 120, { steps: 4 })
  await expect(chart(page).locator('> svg')).toHaveCSS('visibility', 'visible')
  await expect.poll(() => chart(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await page.mouse.up()
  await expect(selected).toContainText('starting')
})

test('a large chart opens on the way where all goes well, and everything is one press away', async ({ page }) => {
  await page.goto('/machines/checkout')
  const views = page.getByRole('navigation', { name: 'View' })
  await expect(views.getByRole('link', { name: 'Happy path' })).toHaveAttribute('aria-current', 'true')
  await expect(chart(page).locator('[data-node="checkout.withBuyer.confirmed"]')).toHaveCount(1)
  await expect(chart(page).locator('[data-node="checkout.notFound"]')).toHaveCount(0)
  // a state beside it is looked for in the whole chart
  await page.goto('/machines/checkout?state=checkout.notFound')
  await expect(views.getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'true')
  await expect(chart(page).locator('[data-node="checkout.notFound"]')).toHaveCount(1)
  await page.goto('/machines/tabs')
  await expect(views.getByRole('link', { name: 'Happy path' })).toHaveCount(0)
})

for (const [width, isBeside] of [
  [1280, true],
  [390, false],
] as const)
  test(`a path that goes down the page has its story ${isBeside ? 'beside' : 'below'} it, step by step (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/machines/resetPassword')
    const story = page.getByRole('region', { name: 'Where all goes well' })
    const steps = await chart(page).locator('[data-node]').count()
    await expect(story.getByRole('listitem')).not.toHaveCount(0)
    expect(await story.getByRole('listitem').count()).toBeGreaterThanOrEqual(steps - 1)
    const [picture, told] = [await chart(page).boundingBox(), await story.boundingBox()]
    expect((told?.x ?? 0) > (picture?.x ?? 0) + (picture?.width ?? 0)).toBe(isBeside)
    expect(await overflow(page)).toBe(0)
    // one that lies across the page needs all of it
    await page.goto('/machines/unpause')
    await expect(chart(page)).toBeVisible()
    await expect(story).toHaveCount(0)
  })

test('the tools have their own bar, whose slash leads to the search and whose chart opens a screen with Enter', async ({
  page,
}) => {
  await page.goto('/machines/kitPage')
  await untilLive(page)
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Machines' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await chart(page).focus()
  await page.keyboard.press('ArrowRight')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect(await opened).toHaveURL(/stage=kitPage/)
  await page.bringToFront()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/machines#find$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('each machine can be taken along as a picture and for Stately Studio, and each rule names its tests', async ({
  page,
  server,
}) => {
  const picture = await page.request.get(`${server.origin}/machines/cart.svg`)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  const config: { id?: string } = await (await page.request.get(`${server.origin}/machines/cart.json`)).json()
  expect(config.id).toBe('cart')
  await page.goto('/machines/rules')
  const tape = page.locator('[title^="S-420: "], [title^="A-001: "]')
  await expect(tape).toHaveCount(2)
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(720)
  await expect(page.getByRole('row').filter({ hasText: 'A-158' })).toContainText('comes with the subscriber shop')
  await page.goto('/machines/rules?find=S-261')
  await expect(page.getByRole('row').filter({ hasText: 'S-261' })).toContainText('tests/')
  const rule = page.getByRole('row').filter({ hasText: 'S-261' })
  const play = rule.getByRole('link', { name: 'Play it: Cart', exact: true })
  await expect(play).toHaveAttribute('href', /^\/cart\?inspect&stage=cart\+/)
  const sheet = await page.request.get(`${server.origin}/machines/rules.csv`)
  expect(sheet.headers()['content-disposition']).toContain('playchart-rules.csv')
  const lines = (await sheet.text()).split(/\n(?=[ASDF]-\d)/)
  expect(lines.length - 1).toBe(JSON.parse(readFileSync('docs/machines/rules.json', 'utf8')).length)
  expect(lines.find((line) => line.startsWith('S-261'))).toContain(',cart,')
  await rule.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
})

test('a machine says what tests take of it, what its decisions are, and where each of its states is to be seen', async ({
  page,
}) => {
  await page.goto('/machines/giftActivation')
  const tests = page.getByRole('region', { name: 'Tests' })
  const { giftActivation } = JSON.parse(readFileSync('docs/machines/coverage.json', 'utf8'))
  await expect(tests).toContainText(`all ${giftActivation.transitions} transitions`)
  await expect(tests).toContainText('in a real browser')
  await expect(page.getByRole('region', { name: 'Rules and decisions' })).toContainText('another child')
  const states = page.getByRole('region', { name: 'States' }).getByRole('listitem')
  const opens = states.filter({ hasText: 'form.refused' }).getByRole('link', { name: /^Open it/ })
  await expect(opens).toHaveAttribute('href', /^\/pages\/activate-gift\?inspect=bare&as=parent&stage=giftActivation\+/)
  await expect(states.filter({ hasText: 'found' }).first()).toContainText('it is passed at once')
  await page.getByRole('link', { name: 'Coverage' }).click()
  await expect(page.getByRole('list', { name: 'Colours' })).toContainText('in the browser')
  await expectAccessible(page, 'the coverage of a machine')
})

for (const [path, width] of [
  ['/machines/checkout', 1280],
  ['/machines/session?view=chart', 1280],
  ['/machines/cart', 390],
  ['/machines/checkout?view=chart', 1280],
] as const)
  test(`a chart opens as large as its box has room for, and never too small to be read (${path}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await untilLive(page)
    const size = page.getByRole('group', { name: 'Size of the chart' })
    await expect(size).not.toContainText('100 %')
    const { room, drawn } = await page.evaluate(() => {
      const box = document.querySelector('#chart')
      return { room: box?.clientWidth ?? 0, drawn: box?.querySelector('svg')?.getBoundingClientRect().width ?? 0 }
    })
    const zoom = Number.parseInt(await size.innerText(), 10)
    expect(zoom).toBeGreaterThanOrEqual(90)
    expect(drawn <= room || zoom === 90).toBe(true)
  })

test('the first dozen sentences of a machine stand open, and all of them one press away and on paper', async ({
  page,
}) => {
  await page.goto('/machines/cart')
  const words = page.getByRole('region', { name: 'The same, in words' })
  const { transitions } = JSON.parse(readFileSync('docs/machines/pages/cart.json', 'utf8'))
  const sentences = words.locator('tbody tr:visible')
  await expect(sentences).toHaveCount(12)
  await page.emulateMedia({ media: 'print' })
  await expect(sentences).toHaveCount(transitions.length)
  await page.emulateMedia({ media: 'screen' })
  await words.getByText(`Show all ${transitions.length} sentences`).click()
  await expect(sentences).toHaveCount(transitions.length)
  // in the words of the notes, with what the code calls it below
  await expect(words.getByRole('rowheader', { name: /^Loading the cart\s*loading$/ }).first()).toBeVisible()
})

test('a machine says which part of its mutants its tests notice, as its last whole run has found', async ({ page }) => {
  const figures = JSON.parse(readFileSync('docs/machines/mutants.json', 'utf8'))
  const { mutants, noticed, waived } = figures.machineChart
  await page.goto('/machines/machineChart')
  await expect(page.getByText(`Mutants ${Math.floor((100 * noticed) / (mutants - waived))} %`)).toBeVisible()
})

test('where a machine is shown without a picture nothing is measured, and nothing is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.goto('/machines/cart?view=boxes')
  await untilLive(page)
  const root = page.locator('[data-machine=machineChart]')
  await expect(root).toHaveAttribute('data-state', 'still')
  expect(logged.filter((text) => text.includes('machineChart'))).toEqual([])
})
