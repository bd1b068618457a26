import { expect, inUse, test } from './support/shop'
import { languagesOfWords, prefixOf } from './support/words'

test('what the finder says about a date moves nothing of the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await inUse(page)
  const button = page.locator('main form[action="/api/find-kit"] button')
  const places = async () => [
    (await page.getByRole('heading', { level: 1 }).boundingBox())?.y,
    (await button.boundingBox())?.y,
    (await page.getByRole('heading', { level: 2 }).first().boundingBox())?.y,
  ]
  const before = await places()
  await button.click()
  await expect(page.locator('main input[aria-invalid=true]').first()).toBeVisible()
  expect(await places()).toEqual(before)
})

for (const language of languagesOfWords())
  test(`a phone has the whole finder in the first screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(prefixOf(language) || '/')
    const box = await page.locator('main form[action="/api/find-kit"] button').boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  })

for (const path of ['/', '/products/the-play-kits', '/products/the-play-kits/1-2-years'])
  test(`the first screen of ${path} has one solid button`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const solid = await page.locator('a, button').evaluateAll((all) =>
      all.filter((each) => {
        const { top, bottom, width } = each.getBoundingClientRect()
        const { backgroundColor, visibility } = getComputedStyle(each)
        const [red = 255, green = 255, blue = 255, alpha = 1] = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? []
        const isDark = alpha > 0.9 && red + green + blue < 420
        return isDark && visibility !== 'hidden' && width > 60 && bottom > 53 && top < innerHeight
      }),
    )
    expect(solid).toHaveLength(1)
  })
