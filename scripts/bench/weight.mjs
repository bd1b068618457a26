import { gzipSync } from 'node:zlib'
import { withPage } from './browser.mjs'

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

/** A cold load of each page until the network is quiet, nothing touched: what came, recomputed with gzip -6. */
export async function pageWeights(base, pages) {
  const weights = {}
  for (const [name, path] of Object.entries(pages))
    weights[name] = await withPage(async (page) => {
      const scripts = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body())
      })
      const document = await page.goto(base + path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1500)
      const bodies = await Promise.all(scripts)
      const html = await document.body()
      // what a script puts there later blocks nothing: the browser itself says which did
      const blocking = await page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter((entry) => entry.renderBlockingStatus === 'blocking').length,
      )
      return {
        js: kilobytes(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)),
        html: kilobytes(gzipSync(html).length),
        blocking,
      }
    })
  return weights
}
