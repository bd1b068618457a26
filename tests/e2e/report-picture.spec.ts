import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import sharp from 'sharp'
import { readReport } from '../../src/machines/recording/log-file'
import { checkoutScreen } from './support/checkout-screen'
import { openInspected } from './support/inspected'
import { expect, TOY, test, untilLive } from './support/shop'
import { signUpAs } from './support/sign-in'

declare global {
  interface Window {
    /** what was made into a picture, as it was just before */
    drawn?: string
  }
}

const CANARIES = {
  email: 'canary-of-pictures@example.org',
  name: 'Canaria',
  surname: 'Vogelzang',
  phone: '612345678',
  street: 'Kanariestraat 7',
  city: 'Vogelenburg',
  token: 'eyJhbGciOiJSUzI1NiJ9-canary',
}

/** The library has the browser read its copy of the page as an image. */
const keepDrawn = (page: Page) =>
  page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...own,
      set(url: string) {
        if (url.startsWith('data:image/svg+xml')) window.drawn = decodeURIComponent(url)
        own?.set?.call(this, url)
      },
    })
  })

/** `shop`: where the page stands that is drawn. */
async function takeReport(page: Page, shop: Frame) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bug report' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  return { text, ...readReport(text), drawn: (await shop.evaluate(() => window.drawn)) ?? '' }
}

/** Texts of the copy, as somebody would read them in the picture. */
const readIn = (drawn: string) => drawn.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ')

function expectNothingPersonal({ text, drawn }: { text: string; drawn: string }) {
  for (const canary of Object.values(CANARIES)) {
    expect(text).not.toContain(canary)
    expect(drawn).not.toContain(canary)
  }
}

test('in the picture of a checkout nothing can be read of its buyer', async ({ page, cart, server }) => {
  const { email, name, surname, phone, street, city, token } = CANARIES
  await signUpAs(page.request, server.origin, { email, name, password: 'Plum-orchard-eleven-91' })
  await keepDrawn(page)
  await cart.fill([TOY])
  const screen = checkoutScreen(page)
  await screen.open('address')
  const shop = await openInspected(page, `${new URL(page.url()).pathname}?token=${token}`)
  await shop.evaluate(() => location.replace('#address'))
  await shop.locator('#shipping-country').selectOption('NL')
  const typed = { 'first-name': name, 'last-name': surname, company: phone, line1: street, city }
  for (const [field, value] of Object.entries(typed)) await shop.fill(`#shipping-${field}`, value)
  await expect(shop.locator('[data-machine=checkout] [data-step=contact]')).toContainText(email)
  const report = await takeReport(page, shop)
  expect(readIn(report.drawn)).toContain('Where should it go?')
  expectNothingPersonal(report)
  expect(report.picture).not.toBeNull()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a report shows the page as it looks, ${width} wide, also with the network cut`, async ({
    page,
    server,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const { email, name } = CANARIES
    await signUpAs(page.request, server.origin, {
      email: `${width}-${email}`,
      name,
      password: 'Plum-orchard-eleven-91',
    })
    await keepDrawn(page)
    await page.setViewportSize({ width, height })
    const shop = await openInspected(page, '/')
    const greeting = shop.getByRole('banner').getByText(name).first()
    await expect(greeting).toBeAttached()
    const online = await takeReport(page, shop)
    expectNothingPersonal(online)
    expect(readIn(online.drawn)).toContain('The right toys')
    await page.context().setOffline(true)
    const { picture } = await takeReport(page, shop)
    await page.context().setOffline(false)
    const file = Buffer.from(picture?.data ?? '', 'base64')
    const [{ format, ...size }, { entropy }] = [await sharp(file).metadata(), await sharp(file).stats()]
    expect([format, size.width, size.height]).toEqual(['jpeg', picture?.width, picture?.height])
    expect(size.width).toBeGreaterThan(350)
    expect(size.height).toBeGreaterThan(350)
    expect(file.length).toBeLessThan(300_000)
    // no empty sheet
    expect(entropy).toBeGreaterThan(3)
    await sharp(file).toFile(`test-results/report-picture-${width}.jpg`)
  })

/** The library that draws, as a build names it. */
const LIBRARY = /\/modern-screenshot-|\/dist-[\w-]+\.js/

test('the first report has its picture with the network cut, too, and without an inspector nothing draws', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  const drawing = () => fetched.filter((url) => LIBRARY.test(url))
  await page.goto('/cart?inspect=bare')
  await untilLive(page)
  await page.waitForTimeout(6000)
  expect(drawing()).toEqual([])
  const shop = await openInspected(page, '/cart')
  await expect.poll(drawing, { timeout: 20_000 }).not.toEqual([])
  await page.context().setOffline(true)
  const { picture } = await takeReport(page, shop)
  await page.context().setOffline(false)
  expect(picture).not.toBeNull()
})

test('a report of a page that cannot be drawn comes without a picture, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
  })
  const shop = await openInspected(page, '/cart')
  const { picture, lines } = await takeReport(page, shop)
  expect(picture).toBeNull()
  expect(lines[0]).toMatchObject({ kind: 'session', path: '/cart' })
  await expect(page.getByText('The page could not be drawn: the report has no picture.')).toBeVisible()
})
