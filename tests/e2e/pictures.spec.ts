import { openServer } from './support/server'
import { expect, test } from './support/shop'

for (const { width, scale } of [
  { width: 390, scale: 3 },
  { width: 1280, scale: 1 },
])
  test(`a fresh server has every picture of the home page before anybody asks (${width} px)`, async ({ browser }) => {
    const server = await openServer()
    const context = await browser.newContext({ viewport: { width, height: 844 }, deviceScaleFactor: scale })
    try {
      const page = await context.newPage()
      const answered: string[] = []
      page.on('response', async (answer) => {
        const { pathname, search } = new URL(answer.url())
        const { 'x-cache': from, 'content-type': type } = answer.headers()
        if (pathname.startsWith('/upstream/media/')) answered.push(`${from} ${type} ${pathname}${search}`)
      })
      await page.goto(server.origin)
      await page.evaluate(() => {
        for (const picture of document.images) picture.loading = 'eager'
      })
      await expect
        .poll(() =>
          page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
        )
        .toBe(true)
      expect(answered.length).toBeGreaterThan(10)
      expect(answered.filter((answer) => !answer.startsWith('HIT image/avif '))).toEqual([])
    } finally {
      await context.close()
      await server.close()
    }
  })

test('the picture of the home page keeps its place before it is there', async ({ page }) => {
  for (const width of [320, 375, 412, 600, 767, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const held = Promise.withResolvers<void>()
    await page.route('**/upstream/media/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const height = () => page.evaluate(() => document.querySelector('main picture img')?.getBoundingClientRect().height)
    const before = await height()
    // on the narrowest phone it is a strip of half its width
    expect(before, `${width} px`).toBeGreaterThanOrEqual(160)
    held.resolve()
    await page.waitForLoadState('load')
    expect(await height(), `${width} px`).toBeCloseTo(before ?? 0, 0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
