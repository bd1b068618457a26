import { withPage } from './browser.mjs'

/** the kit page's own button, once the single kit is picked */
const BUTTON = 'button[form=buy]'
const SINGLE = '#buy label:has(input[type=radio]) >> nth=1'
const COUNT = '[data-me=count]'
const RUNS = 5

/** From a trusted click on "add to cart" to the count on the bag: first add of a fresh visitor, then a second. Medians. */
export async function cartTimes(server, { path, delay }) {
  const first = []
  const second = []
  for (let turn = 0; turn < RUNS; turn += 1)
    await withPage(async (page) => {
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await server.delayUpstreams(delay)
      first.push(await clickToCount(page))
      await inCart(page)
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      second.push(await clickToCount(page))
      await inCart(page)
      await server.delayUpstreams(0)
    })
  return { first: median(first), second: median(second) }
}

/** The kit's button leads there: a page that is on its way to it cannot be sent elsewhere. */
const inCart = (page) => page.waitForURL(/\/cart$/, { waitUntil: 'networkidle' })

async function clickToCount(page) {
  await page.locator(SINGLE).click()
  await page.waitForTimeout(1000)
  await page.evaluate(
    ({ button, count }) => {
      const read = () => document.querySelector(count)?.textContent ?? ''
      const before = read()
      window.changed = new Promise((resolve) => {
        let clicked
        document.addEventListener(
          'click',
          (event) => {
            if (event.target.closest(button)) clicked ??= event.timeStamp
          },
          true,
        )
        new MutationObserver(() => {
          if (clicked !== undefined && read() !== before) resolve(performance.now() - clicked)
        }).observe(document, { subtree: true, childList: true, characterData: true })
        setTimeout(resolve, 15_000, Number.NaN)
      })
    },
    { button: BUTTON, count: COUNT },
  )
  const changed = page.evaluate(() => window.changed)
  await page.click(BUTTON, { noWaitAfter: true })
  return changed
}

const median = (times) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)]?.toFixed(0)
