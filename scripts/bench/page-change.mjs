import { withPage } from './browser.mjs'

const TIMES = 7

/** From the press until the next page is painted: its heading stands, at its top. */
const changed = (from) =>
  new Promise((resolve) => {
    const pressedAt = performance.now()
    document.querySelector(`main a[href="${from.href}"]`).click()
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent
      if (heading && heading !== from.heading && scrollY === 0)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
      else requestAnimationFrame(look)
    }
    look()
  })

async function timeOf(page, { url, href, isWarm }) {
  await page.goto(url)
  await page.mouse.move(5, 5)
  await page.waitForSelector('html[data-live]')
  const link = page.locator(`main a[href="${href}"]`).first()
  await link.scrollIntoViewIfNeeded()
  if (isWarm) {
    await link.hover()
    await page.waitForTimeout(800)
  }
  const heading = await page.evaluate(() => document.querySelector('main h1')?.textContent)
  return page.evaluate(changed, { href, heading })
}

/** Median of the time from a link to the page behind it, in ms: prefetched on intent, and not. */
export function pageChange(server, { from, href }) {
  return withPage(async (page) => {
    const median = async (isWarm) => {
      const times = []
      for (let time = 0; time < TIMES; time++) times.push(await timeOf(page, { url: server.url + from, href, isWarm }))
      return Math.round(times.sort((one, other) => one - other)[TIMES >> 1])
    }
    return { warm: await median(true), cold: await median(false) }
  })
}
