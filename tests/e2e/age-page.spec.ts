import { expect, test } from './support/shop'

/** How many kits stand in each row, from the top: what has the same top stands in one row. */
const ROWS = `(() => {
  const tops = [...document.querySelectorAll('main article')].map((kit) => Math.round(kit.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
})()`

for (const [width, rows] of [
  [390, [2, 2, 2]],
  [768, [3, 3]],
  [1280, [3, 3]],
] as const)
  test(`the six kits of the first year leave no hole (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/products/the-play-kits/0-12-months')
    expect(await page.evaluate(ROWS)).toEqual(rows)
  })

test('the four kits of a later year leave no hole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/the-play-kits/1-2-years')
  expect(await page.evaluate(ROWS)).toEqual([2, 2])
})
