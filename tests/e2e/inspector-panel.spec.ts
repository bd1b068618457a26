import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readReport } from '../../src/machines/recording/log-file'
import { unhashed } from './support/inspected'
import { expect, test, untilLive } from './support/shop'

const CHILD = '/pages/subscription-v3/child-info?inspect'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Inspector', exact: true })

async function openInspected(page: Page, path: string) {
  await page.goto(path)
  await untilLive(page)
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  return panel
}

for (const [path, flow] of [
  ['/products/kit-the-babbler?inspect', 'kitPage'],
  [CHILD, 'subscriptionFlow'],
  // its way to the checkout begins with it, and is not what one comes for
  ['/cart?inspect', 'cart'],
] as const)
  test(`the panel opens on the flow that ${path} is about`, async ({ page }) => {
    const panel = await openInspected(page, path)
    await expect(panel.getByRole('button', { name: new RegExp(`^${flow}\\b`) })).toHaveAttribute('aria-pressed', 'true')
    // of a visitor of whom nothing is known nothing is hidden
    await panel
      .getByRole('button', { name: /^regionLanguage\b/ })
      .first()
      .click()
    await panel.getByText('All of it').click()
    await expect(panel.locator('[data-part=context] .ins-keys').getByText('Europe').first()).toBeVisible()
    await expect(panel.getByText('‹personal›')).toHaveCount(0)
  })

test('a flow that a page has more than once is told apart by where it stands', async ({ page }) => {
  const panel = await openInspected(page, '/?inspect')
  const rows = panel.getByRole('button', { name: /^regionLanguage\b/ })
  await expect(rows.filter({ hasText: 'in the header' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'in the footer' })).toHaveCount(1)
})

test('the panel opens on the cart at its address in another language, too', async ({ page }) => {
  const panel = await openInspected(page, '/nl/cart?inspect')
  await expect(panel.getByRole('button', { name: /^cart\b/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('an event is sent by the fields of its schema, and the state that it leads to is in sight', async ({ page }) => {
  const panel = await openInspected(page, CHILD)
  await panel.getByRole('button', { name: /^childInfo\b/ }).click()
  await panel.getByLabel('Event of childInfo').selectOption('CHANGE')
  await panel.getByLabel(/^variant/).selectOption('field: language')
  await panel.getByRole('button', { name: 'Send', exact: true }).last().click()
  await expect(panel.getByText('Not sent: “value”')).toBeVisible()
  await panel.getByLabel(/^value/).selectOption('nl')
  await panel.getByRole('button', { name: 'Send', exact: true }).last().click()
  await expect(panel.getByText('Sent.', { exact: true })).toBeVisible()
  await panel.getByLabel('Event of childInfo').selectOption('SUBMIT')
  await panel.getByRole('button', { name: 'Send', exact: true }).last().click()
  await expect(panel.getByText('editing.refused').first()).toBeVisible()
  await expect.poll(() => isInBox(page, 'childInfo.editing.refused')).toBe(true)
})

test('of an event that no guard lets through nothing is promised, and it is said that nothing has taken it', async ({
  page,
}) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const form = panel.locator('[data-part=send]')
  await panel.getByRole('button', { name: /^purchaseOption\b/ }).click()
  await panel.getByLabel('Event of purchaseOption').selectOption('PICK')
  await form.getByRole('textbox').first().fill('no such option')
  await expect(form.getByRole('status')).toHaveText('nothing would take it as it is now')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Sent, and nothing has taken it.' })).toBeVisible()
})

test('the keys of the panel are its own wherever its focus is, and Escape leaves for the page', async ({ page }) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const find = panel.getByRole('searchbox', { name: 'Events with' })
  await expect(find).toBeVisible()
  await expect(panel).toBeFocused()
  await expect(panel).toHaveCSS('outline-style', 'none')
  const below = await panel.locator('#inspector-events').boundingBox()
  const above = await find.boundingBox()
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(6)
  await page.keyboard.press('f')
  await expect(find).toBeFocused()
  // typed, and no key of the panel
  await page.keyboard.type('rb')
  await expect(find).toHaveValue('rb')
  await find.fill('')
  await page.keyboard.press('Escape')
  await expect(find).not.toBeFocused()
  // what the page in the frame tells comes when it is there
  await expect(panel.getByRole('button', { name: 'One event back' })).toBeEnabled()
  await page.keyboard.press('Home')
  await expect(panel.getByText('rewound', { exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await expect(panel.getByText('rewound', { exact: true })).toHaveCount(0)
  await panel.getByText('Keys', { exact: true }).click()
  await expect(panel.getByText('record as a test')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/products\/kit-the-babbler$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('single-letter shortcuts are turned off, and stay so in this browser', async ({ page }) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const shortcuts = panel.getByRole('checkbox', { name: 'Single-letter shortcuts' })
  const find = panel.getByRole('searchbox', { name: 'Events with' })
  await expect(shortcuts).toBeChecked()
  await shortcuts.press('Space')
  await expect(shortcuts).not.toBeChecked()
  await page.keyboard.press('f')
  await expect(shortcuts).toBeFocused()
  await expect(find).not.toHaveAttribute('aria-keyshortcuts')
  await page.reload()
  await expect(shortcuts).not.toBeChecked()
  await shortcuts.press('Space')
  await page.keyboard.press('f')
  await expect(find).toBeFocused()
})

test('the part that an actor draws is brought into sight where it is not', async ({ page }) => {
  const panel = await openInspected(page, '/?inspect')
  const frame = page.frameLocator('iframe')
  await panel
    .getByRole('button', { name: /^regionLanguage\b/ })
    .last()
    .hover()
  await expect(frame.locator('#inspector-outline')).toHaveCount(1)
  await expect(frame.locator('[data-machine=regionLanguage]').last()).toBeInViewport()
})

test('what a state of the chart belongs to is outlined on the page while it is pointed at', async ({ page }) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const outline = page.frameLocator('iframe').locator('#inspector-outline')
  await panel.getByRole('button', { name: /^purchaseOption\b/ }).click()
  await panel.locator('[data-node="purchaseOption.option.subscription"]').hover()
  await expect(outline).toContainText('purchaseOption ·')
  await panel.getByRole('heading', { name: 'Inspector' }).hover()
  await expect(outline).toHaveCount(0)
})

test('of the events the newest is in sight, before and after another one', async ({ page }) => {
  // as high as the panel down to the end of its list
  await page.setViewportSize({ width: 1280, height: 1100 })
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const events = panel.locator('[data-part=events] li')
  await expect(events.nth(12)).toBeAttached()
  await expect(events.last()).toBeInViewport()
  const before = await events.count()
  // nothing that takes the focus back into the page once it closes
  await page.frameLocator('iframe').locator('[data-machine=carousel] nav a').last().click()
  await expect.poll(() => events.count()).toBeGreaterThan(before)
  await expect(events.last()).toBeInViewport()
  await expect(events.first()).not.toBeInViewport()
  // from the page back into the panel, whose keys they are
  await panel.focus()
  await page.keyboard.press('Home')
  await expect(events.first()).toBeInViewport()
  await page.keyboard.press('End')
  await expect(events.last()).toBeInViewport()
})

test('what is taken away names the chart of each machine by its hash', async ({ page }) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  await expect(panel.getByRole('button', { name: /^kitPage\b/ })).toHaveAttribute('aria-pressed', 'true')
  const taken = async (name: string) => {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  const { lines } = readReport(await taken('Bug report'))
  const [session] = lines
  const hashes = session?.kind === 'session' ? Object.entries(session.machines) : []
  expect(hashes.map(([machine]) => machine)).toContain('kitPage')
  expect(unhashed(lines)).toEqual([])
  await expect(panel.getByText('Saved as a bug report, with a picture.')).toBeVisible()
  for (const name of ['Vitest', 'Playwright']) {
    const text = await taken(name)
    await expect(panel.getByText(`Saved as a test for ${name}.`)).toBeVisible()
    expect(hashes.filter(([machine, hash]) => !text.includes(`"${machine}":"${hash}"`))).toEqual([])
  }
})

test('the chart is shown whole or in its size, and the state that was entered last is in sight beside a page', async ({
  page,
}) => {
  const panel = await openInspected(page, '/products/kit-the-babbler?inspect')
  const box = panel.getByRole('region', { name: 'Chart' })
  const hidden = () => box.evaluate((element) => element.scrollWidth - element.clientWidth)
  await panel.getByRole('button', { name: /^kitPage\b/ }).click()
  await expect.poll(() => innermostInBox(page)).toBe(true)
  expect(await hidden()).toBeGreaterThan(100)
  await panel.getByRole('button', { name: 'Fit', exact: true }).press('Enter')
  await expect.poll(hidden).toBe(0)
  await panel.getByRole('button', { name: '100 %', exact: true }).press('Enter')
  await expect.poll(hidden).toBeGreaterThan(100)
  await expect.poll(() => innermostInBox(page)).toBe(true)
  // the page beside it stays where it is, and so does what is below the panel
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Whether one of the states that the chart is in can be seen in its box. */
const innermostInBox = (page: Page) =>
  page.evaluate(() => {
    const box = document.getElementById('inspector-chart')?.getBoundingClientRect()
    const states = document.querySelectorAll(
      '#inspector-chart [data-active]:not([data-type=compound],[data-type=parallel])',
    )
    return [...states].some((state) => {
      const shown = state.getBoundingClientRect()
      return (
        box && shown.left >= box.left && shown.right <= box.right && shown.top >= box.top && shown.bottom <= box.bottom
      )
    })
  })

/** Whether that state of the chart can be seen in its box. */
const isInBox = (page: Page, state: string) =>
  page.evaluate((id) => {
    const box = document.getElementById('inspector-chart')?.getBoundingClientRect()
    const shown = document.querySelector(`#inspector-chart [data-node="${id}"]`)?.getBoundingClientRect()
    if (!box || !shown) return false
    return shown.left >= box.left && shown.right <= box.right && shown.top >= box.top && shown.bottom <= box.bottom
  }, state)
