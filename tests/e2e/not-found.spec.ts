import { expect, inUse, test } from './support/shop'

test('S-107 a page that is not there leads home, to the kits of an age, to the kit of a birth date, and to help', async ({
  page,
  server,
}) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  const main = page.getByRole('main')
  await page.goto('/nl/nergens')
  await inUse(page)
  for (const [name, href] of [
    ['Tweede jaar', '/nl/products/the-play-kits/1-2-years'],
    ['Zo werkt het', '/nl/pages/how-it-works'],
    ['Schrijf ons', '/nl/pages/contact'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  for (const [part, value] of Object.entries({ day: '15', month: '6', year: '2026' }))
    await main.locator(`input[name=${part}]`).fill(value)
  await main.getByRole('button').click()
  await expect(page).toHaveURL('/nl/products/kit-the-senser')
})
