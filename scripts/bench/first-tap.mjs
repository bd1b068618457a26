// The first tap on a cold page of a slow phone: how long until something shows that it was heard, and until it is
// answered, and what had to be fetched for that.
import { chromium } from '@playwright/test'
import { findChromium } from '../server/chromium.ts'
import { TRUSTING } from './edge.mjs'
import { CPU_RATE, SLOW_4G } from './slow-phone.mjs'

const MOMENTS_MS = [0, 1000, 3000, 6000]
const MOST_MS = 20_000
/** A throttled renderer that stands still for good answers nothing any more. */
const PATIENCE_MS = 90_000
const TRIES = 3

const KIT = '/products/kit-the-looker'
/** `answer`: in the page, whether it shows what was asked for. */
const TAPS = {
  menu: {
    path: '/',
    target: 'header button[aria-haspopup=dialog]',
    answer: () => document.querySelector('nav:popover-open, [role=dialog]') !== null,
  },
  'add to cart': {
    path: `${KIT}?selected_tab=addOns`,
    target: '[role=tabpanel]:not([hidden]) form button',
    answer: () => document.querySelector('[data-me=count]')?.textContent === '1',
  },
  finder: {
    path: '/',
    target: 'main form:has(input[name=day]) button',
    answer: () => document.querySelector('input[aria-invalid=true]') !== null,
  },
  tab: {
    path: KIT,
    target: '[role=tab][aria-selected=false]',
    answer: () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
  },
}

/** In the page: notes when it was tapped, when that first showed, and when it was answered. */
function watchTap(answer) {
  const isAnswered = new Function(`return (${answer})()`)
  window.tap = { at: 0, heard: 0, answered: 0 }
  addEventListener('click', ({ timeStamp }) => (window.tap.at ||= timeStamp), true)
  const look = () => {
    const { tap } = window
    if (tap.at > 0) {
      if (isAnswered()) tap.answered ||= performance.now()
      if (tap.answered || document.querySelector('[data-held], [aria-busy=true]')) tap.heard ||= performance.now()
    }
    if (!tap.answered) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

async function tapOnce(browser, { url, target, answer, momentMs }) {
  // high enough that nothing is scrolled to, which would be a move of its own
  const context = await browser.newContext({
    viewport: { width: 412, height: 2400 },
    hasTouch: true,
    isMobile: true,
    ...TRUSTING,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    const fetched = { requests: 0, bytes: 0 }
    let isTapped = false
    devtools.on('Network.requestWillBeSent', () => (fetched.requests += isTapped ? 1 : 0))
    devtools.on(
      'Network.loadingFinished',
      ({ encodedDataLength }) => (fetched.bytes += isTapped ? encodedDataLength : 0),
    )
    await page.addInitScript(`(${watchTap})(${JSON.stringify(String(answer))})`)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(isPainted, null, { timeout: 60_000 })
    await page.waitForTimeout(momentMs)
    const button = page.locator(target).first()
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    isTapped = true
    await button.tap({ noWaitAfter: true, force: true })
    await page.waitForFunction(() => window.tap.answered > 0, null, { timeout: MOST_MS }).catch(() => null)
    const { at, heard, answered } = await page.evaluate(() => window.tap)
    return { heardMs: heard - at, answeredMs: answered > 0 ? answered - at : null, ...fetched }
  } finally {
    await context.close()
  }
}

/** `[{ name, momentMs, heardMs, answeredMs, requests, bytes }]`; `answeredMs` is null where the tap was lost. */
export async function firstTaps(base) {
  const taps = []
  for (const [name, { path, target, answer }] of Object.entries(TAPS))
    for (const momentMs of MOMENTS_MS)
      taps.push({ name, momentMs, ...(await tapInTime({ url: base + path, target, answer, momentMs })) })
  return taps
}

/** In a browser of its own, and once more in another one where that one stands still. */
async function tapInTime(tap, tries = TRIES) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  const late = Promise.withResolvers()
  const timer = setTimeout(late.resolve, PATIENCE_MS, null)
  const tapped = tapOnce(browser, tap).catch((error) => {
    if (browser.isConnected()) throw error
  })
  try {
    const found = await Promise.race([tapped, late.promise])
    if (found) return found
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
  if (tries === 1) throw new Error(`the browser stood still ${TRIES} times`)
  return tapInTime(tap, tries - 1)
}
