/**
 * Writes src/content/media/shown.json: which widths of which pictures browsers ask for on the way to a kit, on the screens
 * of most visitors: all of the lists, of a kit's page the first screen. Looks at the built server: npm run build, then
 * node scripts/content/write-shown.mjs
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../bench/server.mjs'
import { findChromium } from '../server/chromium.ts'

const SCREENS = [
  { width: 390, height: 844, scale: 3 },
  { width: 412, height: 915, scale: 2.625 },
  { width: 820, height: 1180, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
]
/** Linked from the page of all kits: the ages and each kit. The menus are in each of them. */
const START = ['/', '/products/the-play-kits', '/pages/how-it-works']
const FILE = 'src/content/media/shown.json'
const names = Object.keys(JSON.parse(readFileSync('src/content/media/index.json', 'utf8')))

const dataDir = mkdtempSync(join(tmpdir(), 'playchart-shown-'))
const server = await startServer({ dataDir })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
const shown = new Map()
try {
  for (const { width, height, scale } of SCREENS) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale })
    const page = await context.newPage()
    // which candidate is picked is known without its bytes
    await page.route('**/upstream/media/**', (route) => route.abort())
    for (const path of new Set([...START, ...(await linkedFrom(page, START[1]))])) await look(page, path)
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const entries = names.flatMap((name) => (shown.has(name) ? [[name, [...shown.get(name)].sort((a, b) => a - b)]] : []))
const lines = entries.map(([name, widths]) => `  ${JSON.stringify(name)}: [${widths.join(', ')}]`)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${entries.length} pictures, ${entries.flatMap(([, widths]) => widths).length} files`)

async function linkedFrom(page, path) {
  await page.goto(server.url + path)
  return page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/products/"]')].map(
      (link) => link.getAttribute('href').split(/[?#]/)[0],
    ),
  )
}

/** What the browser has picked; a picture below the first screens is picked when it comes near. */
async function look(page, path) {
  await page.goto(server.url + path)
  const urls = await page.evaluate(async (isKit) => {
    // what a frame cuts off is not seen
    const entries = await new Promise((resolve) => {
      const observer = new IntersectionObserver(resolve)
      for (const picture of document.images) observer.observe(picture)
    })
    // a thumbnail is encoded in no time
    const isFirst = ({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 120
    const pictures = entries.filter((entry) => !isKit || isFirst(entry)).map(({ target }) => target)
    for (const picture of pictures) picture.loading = 'eager'
    await new Promise((resolve) => setTimeout(resolve, 100))
    return pictures.map((picture) => picture.currentSrc)
  }, path.includes('/products/kit-'))
  for (const [, name, w] of urls.map((url) => /media\/([\w-]+)\?.*\bw=(\d+)/.exec(url) ?? []))
    if (name) shown.set(name, (shown.get(name) ?? new Set()).add(Number(w)))
}
