import type { Page } from '@playwright/test'
import { isWhole } from './support/extent'
import { BOOKS, expect, TOY, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'

const PAGES = [
  '/',
  '/products/the-play-kits',
  '/products/kit-the-babbler',
  '/pages/subscription-v3/child-info',
  '/cart',
]
/** By width: each page once, and in npm run test:all every page at each. */
const LOOKED_AT = {
  390: ['/', '/products/kit-the-babbler', '/cart'],
  1280: ['/products/the-play-kits', '/pages/subscription-v3/child-info'],
}

/** What is drawn otherwise once the whole sheet is there too: elements, and what stands before and after them. */
const redrawnBy = (page: Page, sheet: string) =>
  page.evaluate(async (href) => {
    const elements = [...document.body.querySelectorAll('*')]
    // what a sheet does not set it cannot change; custom properties that nothing on the page reads are not drawn
    const set = new Set<string>()
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) if (!name.startsWith('--')) set.add(name)
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) collect(rule.cssRules)
      }
    }
    collect((await new CSSStyleSheet().replace(await (await fetch(href)).text())).cssRules)
    if (set.size < 50) throw new Error(`the sheet at ${href} sets ${set.size} properties`)
    const drawing = () =>
      elements.map((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (part && style.content === 'none') return []
          return [...set].map((name) => `${name}:${style.getPropertyValue(name)}`)
        }),
      )
    const before = drawing()
    await new Promise((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve })
      document.head.append(link)
    })
    return drawing().flatMap((now, at) => {
      const changed = now.filter((setting, place) => setting !== before[at]?.[place])
      return changed.length > 0 ? [`${elements[at]?.outerHTML.slice(0, 120)}: ${changed}`] : []
    })
  }, sheet)

const sheetOf = async (page: Page) => {
  const boot = page.waitForRequest(/\/assets\/[^/]+\.css$/)
  // boots at once
  await page.goto('/sign-in')
  return (await boot).url()
}

test.describe('a document brings the styles that it needs', () => {
  for (const [width, pages] of Object.entries(LOOKED_AT))
    test(`the whole sheet changes nothing on it (${width} px)`, async ({ page, cart, complaints }) => {
      // the scripts that this test keeps away
      complaints.allow(/Failed to load resource: net::ERR_FAILED/)
      await page.setViewportSize({ width: Number(width), height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await cart.fill([{ sku: TOY.sku }, { sku: BOOKS.sku, quantity: 2 }])
      const sheet = await sheetOf(page)
      await page.route(/\/assets\/.*\.(js|css)$/, (route) =>
        route.request().url() === sheet ? route.fallback() : route.abort(),
      )
      // one that arrives in between has its own height, by a fraction of a pixel
      await page.route('**/upstream/media/**', (route) => route.abort())
      for (const path of isWhole ? PAGES : pages) {
        await page.goto(path)
        expect(await redrawnBy(page, sheet), path).toEqual([])
      }
    })
})

test('the whole sheet is there before the application changes anything', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    asked.resolve()
    await held.promise
    await route.fallback()
  })
  const isLive = () => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' })
  await asked.promise
  await page.waitForTimeout(1000)
  expect(await isLive()).toBe(false)
  held.resolve()
  await expect.poll(isLive).toBe(true)
  expect(await page.locator('head link[rel=stylesheet]').count()).toBe(1)
})

test('a sheet that the document links is not fetched ahead a second time', async ({ page, context, server }) => {
  await signInAs(context.request, server.origin, 'parent')
  await page.goto('/account')
  await untilLive(page)
  await expect(page.locator('link[href$=".css"]')).toHaveCount(1)
})
