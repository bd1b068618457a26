import { gzipSync } from 'node:zlib'
import { withPage } from './browser.mjs'

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

/** A visitor who pays for every byte, for whom nothing is fetched before it is needed. */
const savesBytes = (page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** A cold load of each page until the network is quiet: what came, recomputed with gzip -6. */
export async function pageWeights(base, pages) {
  const weights = {}
  for (const [name, path] of Object.entries(pages)) weights[name] = await withPage((page) => weigh(page, base + path))
  return weights
}

/** `js`: before anything is touched; `live`, `files`: until the application listens, after a move. */
async function weigh(page, url) {
  await savesBytes(page)
  const scripts = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  const document = await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const js = await weightOf(scripts)
  // what a script puts there later blocks nothing: the browser itself says which did
  const blocking = await page.evaluate(
    () => performance.getEntriesByType('resource').filter((entry) => entry.renderBlockingStatus === 'blocking').length,
  )
  await page.mouse.move(5, 5)
  await page.waitForSelector('html[data-live]', { state: 'attached' })
  const live = await weightOf(scripts)
  return { js, live, files: scripts.length, html: kilobytes(gzipSync(await document.body()).length), blocking }
}

async function weightOf(scripts) {
  const bodies = await Promise.all(scripts)
  return kilobytes(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0))
}
