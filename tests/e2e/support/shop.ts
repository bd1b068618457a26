import { type APIRequestContext, test as base, type Frame, type Page } from '@playwright/test'
import { type Complaints, watchComplaints } from './complaints'
import { areScriptsLate, delayScripts } from './late-scripts'
import { openServer, type ShopServer } from './server'
import { recordSpoken } from './spoken'
import { type Language, messageOf } from './words'

/** Things with plenty of stock; the last has to be made scarce by the test that wants it so. */
export const TOY = { sku: 'TOY-BEAN-BAGS', title: 'Three Bean Bags' } as const
export const BOOKS = { sku: 'BOOK-SEEDLING', title: 'Seedling Book Bundle' } as const

/** The browser writes so of a page whose upstream a test lets fail: its status is the upstream's. */
const FAILED_PAGE = /Failed to load resource: the server responded with a status of 50[23]/

/** `changes`: what a file changes for good in the seed; such a file has a server of its own. */
type Worker = { server: ShopServer; changes: string }
type Each = { complaints: Complaints; isClean: undefined; cart: CartByHand }

/** A server per worker, with its own port, data, clock and faults; each test leaves it as it was. */
export const test = base.extend<Each, Worker>({
  changes: ['', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await openServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  cart: async ({ page, server }, use) => use(cartByHand(page.request, server)),
  complaints: async ({ context }, use) => use(watchComplaints(context)),
  isClean: [
    async ({ server, complaints, context }, use) => {
      await recordSpoken(context)
      if (areScriptsLate) await delayScripts(context)
      const before = server.faults.added()
      await use(undefined)
      if (server.faults.added() > before) complaints.allow(FAILED_PAGE)
      // a page that is still on its way somewhere cannot be emptied for the next test: that one would fail, or wait for ever
      await Promise.all(context.pages().map((page) => page.close()))
      await server.faults.clear()
      await server.clock.reset()
      base.expect(complaints.found(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})
export const expect = test.expect

type Item = { sku: string; quantity?: number }

/** The visitor's cart by the interface that Shopify's own callers use: to fill it before a test, to look into it after. */
function cartByHand(request: APIRequestContext, { origin, variantNumber }: ShopServer) {
  return {
    async fill(items: readonly Item[]) {
      const ids = await Promise.all(items.map(({ sku }) => variantNumber(sku)))
      const data = { items: items.map(({ quantity = 1 }, index) => ({ id: ids[index], quantity })) }
      const answer = await request.post('/cart/add.js', { headers: { origin }, data })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    /** what the server has: sku → quantity */
    async onServer(): Promise<Record<string, number>> {
      const answer = await request.get('/cart.js')
      const body: { items: Array<{ sku: string; quantity: number }> } = await answer.json()
      return Object.fromEntries(body.items.map(({ sku, quantity }) => [sku, quantity]))
    },
  }
}
export type CartByHand = ReturnType<typeof cartByHand>

/**
 * A page that boots at once listens. Before its time is moved on: what waits for the application would give up on it, and
 * a press would do what the document alone can.
 */
/** Nothing is fetched for this visitor before it is needed. */
export const savesBytes = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

export const untilLive = (page: Page | Frame) => expect(page.locator('html[data-live]')).toBeAttached()

/** The application has stored that text in this tab: a page that is left before keeps nothing of it. */
export const keptInTab = (page: Page, key: string, text: string) =>
  expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toContain(text)

/**
 * From now on the page's time passes only when the test says so; its clock has been installed before. It stops no further
 * on than the command takes, for a flow may be waiting for an answer already.
 */
export async function holdTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** The page has been reached for and listens: a control of the header answers. */
export async function inUse(page: Page) {
  const trigger = page.getByRole('banner').locator('[data-machine=regionLanguage] button').first()
  await trigger.click()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
}

/** On phones the places stand in the footer alone. */
export async function inUseOnPhone(page: Page, language: Language = 'en') {
  const menu = page.getByRole('button', { name: messageOf(language, 'shell.menu'), exact: true })
  await menu.click()
  await escapeDialog(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A dialog that has just been drawn listens to the keyboard a frame later, as soon as it has it. */
export async function escapeDialog(page: Page) {
  const dialog = page.getByRole('dialog').and(page.locator(':focus-within'))
  await expect(dialog, 'the keyboard is in the dialog').toBeVisible()
  await page.keyboard.press('Escape')
}
