import { chromium } from '@playwright/test'
import { findChromium } from '../server/chromium.ts'

const WIDTHS = [320, 360, 375, 412, 600, 767, 768, 1024, 1280, 1440]
/** Lighthouse's slow 4G, as it is applied to each request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const AT_ONCE = 3

/** What moved without anybody's doing, added up: never less than CLS, which takes the worst five seconds. */
function watchShifts() {
  window.shifted = 0
  window.moved = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if (!shift.hadRecentInput) {
        window.shifted += shift.value
        for (const { node } of shift.sources) window.moved.push(node?.outerHTML?.slice(0, 80) ?? node?.nodeName)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From top to bottom, as a reader goes. */
async function readThrough() {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    await wait(150)
  }
  await wait(1500)
  return { shifted: window.shifted, moved: window.moved }
}

const cookieOf = (pair, url) => {
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  // a cookie of the host alone says so by its name, and that it is for secure places: localhost is one
  return { name, value, url: new URL('/', url.replace('http:', 'https:')).href, secure: true }
}

async function shiftOf(browser, { url, width, cookie }) {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 800 : 900 } })
  try {
    await context.addCookies(
      cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => cookieOf(pair, url)),
    )
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(watchShifts)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(1000)
    return await page.evaluate(readThrough)
  } finally {
    await context.close()
  }
}

/** Each page's worst layout shift from 320 to 1440 px on slow 4G: `[{ name, width, shifted, moved }]`. */
export async function layoutShifts(base, pages, { widths = WIDTHS, cookie = '' } = {}) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  const worst = new Map()
  const waiting = Object.entries(pages).flatMap(([name, path]) => widths.map((width) => ({ name, path, width })))
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, path, width } = next
      const found = { name, width, ...(await shiftOf(browser, { url: base + path, width, cookie })) }
      if (found.shifted >= (worst.get(name)?.shifted ?? 0)) worst.set(name, found)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return [...worst.values()]
  } finally {
    await browser.close()
  }
}
