// node scripts/bench/slow-walk.mjs: a new parent's whole way, from home to the paid order, on a slow phone's line and
// processor. Of each press: how long until something showed that it was taken, and until what it asked for was there.
// What was there after each of them lies in reports/slow-walk/.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../server/chromium.ts'
import { startBehindEdge, TRUSTING } from './edge.mjs'
import { CPU_RATE, SLOW_4G } from './slow-phone.mjs'

const PICTURES = 'reports/slow-walk'
const PATIENCE_MS = 30_000
const CARD = '4242 4242 4242 4242'
const BORN_MONTHS_AGO = 5

/** In the page: when it was pressed last, and when that first showed; both survive a change of the document. */
function watchPresses() {
  const now = () => performance.timeOrigin + performance.now()
  const keep = (press) => sessionStorage.setItem('walk-press', JSON.stringify(press))
  const kept = () => JSON.parse(sessionStorage.getItem('walk-press') ?? 'null')
  const face = () => `${location.pathname} ${document.querySelector('h1')?.textContent}`
  addEventListener(
    'click',
    (event) => event.isTrusted && keep({ at: performance.timeOrigin + event.timeStamp, shown: 0, face: face() }),
    true,
  )
  const isShown = (press) =>
    press.face !== face() ||
    document.querySelector('[data-held],[aria-busy=true],[aria-disabled=true]') !== null ||
    document.querySelector('[role=progressbar][data-late]') !== null
  const look = () => {
    const press = kept()
    if (press && press.shown === 0 && isShown(press)) keep({ ...press, shown: now() })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function slowWalk(server) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  const size = { width: 390, height: 844 }
  mkdirSync(PICTURES, { recursive: true })
  const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, ...TRUSTING })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.addInitScript(watchPresses)
    return await walk({ page, server, press: presses(page) }).catch(async (failure) => {
      await page.screenshot({ path: `${PICTURES}/failed.png`, fullPage: true })
      throw failure
    })
  } finally {
    await context.close()
    await browser.close()
  }
}

/** Presses, waits for what was asked for, and notes both. */
const presses = (page) => {
  const noted = []
  const press = async (name, button, isThere) => {
    await button.waitFor()
    await button.tap({ noWaitAfter: true })
    await isThere()
    const there = Date.now()
    await page.waitForTimeout(100)
    const { at, shown } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('walk-press') ?? '{}'))
    await page.screenshot({ path: `${PICTURES}/${String(noted.length + 1).padStart(2, '0')}.png` })
    // what is there before anything else could show needs no sign
    const thereMs = Math.round(there - at)
    noted.push({ name, shownMs: shown ? Math.round(shown - at) : thereMs, thereMs })
  }
  return Object.assign(press, { noted })
}

async function walk({ page, server, press }) {
  const main = page.locator('main')
  const submit = main.locator('form button[type=submit]').last()
  const at = (pattern) => () => page.waitForURL(pattern, { waitUntil: 'commit' })
  const shows = (selector) => () => page.locator(selector).first().waitFor()
  const born = bornOn(new Date().toISOString())
  const fillDate = async () => {
    for (const [part, value] of Object.entries(born)) await main.locator(`input[name=${part}]`).first().fill(value)
  }

  await page.goto(server.url, { waitUntil: 'commit', timeout: 60_000 })
  await fillDate()
  const finder = main.locator('form', { has: page.locator('input[name=day]') }).first()
  await press('finder: show your kit', finder.getByRole('button'), shows('[data-machine=playKitCta]'))
  const subscribe = page.locator('[data-machine=playKitCta] a[href*="subscription-v3"]').first()
  await press('kit: subscribe', subscribe, shows('main input[name=name]'))
  await main.locator('input[name=name]').fill('Noor')
  if ((await main.locator('input[name=day]').inputValue()) === '') await fillDate()
  await press('child info: continue', submit, shows('main input[name=plan]'))
  await press('plan: continue', submit, at(/order-review/))
  await shows('main dl')()
  await press('review: continue', submit, shows('#password'))
  await identify({ page, main, server, press, shows })
  await checkOut({ page, press, shows })
  return press.noted
}

/** Whoever makes an account on the way goes on with it, without another press. */
async function identify({ page, main, server, press, shows }) {
  const email = `walk-${Date.now()}@example.test`
  const button = main.locator('form button[type=submit]').last()
  await main.locator('input[autocomplete=given-name], input[name=name]').first().fill('Robin')
  await main.locator('input[type=email]').fill(email)
  await page.locator('#password').fill('seven small boats')
  const code = main.locator('input[autocomplete=one-time-code]')
  await press('sign-up: create', button, () => code.waitFor())
  await code.fill(await codeFor(server, email))
  await press('code: confirm', button, shows('#shipping-country'))
}

async function checkOut({ page, press, shows }) {
  const next = page.locator('[data-machine=checkout] form button[type=submit]')
  await page.selectOption('#shipping-country', 'NL')
  const fields = { 'first-name': 'Robin', 'last-name': 'Sample', line1: 'Sample Street 1', 'zip-code': '3511 AB' }
  for (const [field, value] of Object.entries(fields)) await page.fill(`#shipping-${field}`, value)
  await page.fill('#shipping-city', 'Utrecht')
  await press('address: next', next, shows('[data-machine=checkout][data-state*="steps.delivery"]'))
  await press('delivery: next', next, shows('#card-number'))
  const card = { number: CARD, expiry: '0730', cvc: '123', name: 'Robin Sample' }
  for (const [field, value] of Object.entries(card)) await page.fill(`#card-${field}`, value)
  await press('card: next', next, shows('[data-machine=checkout][data-state*="steps.review"]'))
  const pay = page.locator('[data-machine=checkout]').getByRole('button', { name: 'Order with obligation to pay' })
  await press('pay', pay, shows('#confirmation'))
}

async function codeFor(server, email) {
  for (;;) {
    const mail = (await server.emails()).find(({ recipient }) => recipient === email)
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')
    if (code) return code[0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function bornOn(today) {
  const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - BORN_MONTHS_AGO)
  const [year, month] = day.toISOString().split('-')
  return { day: '01', month, year }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dataDir = mkdtempSync(join(tmpdir(), 'playchart-walk-'))
  const server = await startBehindEdge({ dataDir })
  try {
    for (const { name, shownMs, thereMs } of await slowWalk(server))
      console.log(`${name.padEnd(28)} shown after ${shownMs} ms, there after ${thereMs} ms`)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
