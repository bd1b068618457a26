import { expectAccessible, overflow } from './support/axe'
import { WALKS } from './support/axe-walks'
import { cartScreen } from './support/cart-screen'
import { CONDITIONS } from './support/conditions'
import { firstOrAll, isWhole } from './support/extent'
import { BOOKS, expect, TOY, test } from './support/shop'

/** The one area that every buyer passes; the others in npm run test:all. */
const AREAS = Object.entries(WALKS).filter(([area]) => isWhole || area === 'cart')

for (const { name, use, isNarrow, check } of firstOrAll(CONDITIONS))
  test.describe(name, () => {
    test.use({ contextOptions: use, viewport: use.viewport ?? null })
    for (const [area, walk] of AREAS)
      test(`each page of the ${area} can be used: ${name}`, async ({ page, server, cart }) => {
        test.setTimeout(300_000)
        const stops: string[] = []
        await walk({
          page,
          server,
          cart,
          language: 'en',
          isPhone: isNarrow,
          check: (what) =>
            test.step(what, async () => {
              await check(page, what)
              stops.push(what)
            }),
        })
        expect(stops.length).toBeGreaterThan(0)
      })
  })

const KITS = [
  'LOOKER',
  'CHARMER',
  'SENSER',
  'INSPECTOR',
  'EXPLORER',
  'THINKER',
  'BABBLER',
  'HELPER',
  'ANALYST',
  'PLANNER',
]
const TOYS = ['BALL-TRACK', 'BEAN-BAGS', 'STACKING-PEGS', 'BUNNY-PUZZLE', 'LACING-APPLE', 'WOODEN-ARCH', 'NESTING-CUPS']
const TWENTY = [
  ...KITS.map((kit) => `KIT-${kit}`),
  ...TOYS.map((toy) => `TOY-${toy}`),
  ...['SEEDLING', 'SAPLING', 'CANOPY'].map((book) => `BOOK-${book}`),
]

test('a cart of twenty lines fits a window of 320 px, says its whole number, and axe finds nothing', async ({
  page,
  cart,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await cart.fill(TWENTY.map((sku) => ({ sku })))
  const screen = cartScreen(page, 'en')
  await screen.open()
  await expect(screen.badge).toHaveText('20')
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'a cart of twenty lines')
})

test('what is printed of a cart is its lines and sums, without the frame of the shop or anything to press', async ({
  page,
  cart,
}) => {
  await cart.fill([TOY, BOOKS])
  const screen = cartScreen(page, 'en')
  await screen.open()
  await expect(screen.line(TOY.title).item).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const { title } of [TOY, BOOKS]) await expect(screen.line(title).item).toBeVisible()
  await expect(screen.total).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  for (const button of await page.getByRole('main').getByRole('button').all()) await expect(button).toBeHidden()
})
