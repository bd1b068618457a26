import { firstOrAll } from './support/extent'
import { kitScreen } from './support/kit-screen'
import { expect, inUse, test, untilLive } from './support/shop'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

for (const code of firstOrAll(['9007199254740993123', 'a b&c', 'abc', '00123']))
  test(`S-023 S-208 E-07 what a code brought goes on with the flow (${code})`, async ({ page }) => {
    const query = new URLSearchParams({ qrTargetProduct: 'kit-the-charmer', qr_data: code }).toString()
    const kit = kitScreen(page)
    await page.goto(`/products/kit-the-charmer?${query}`)
    await expect(page).toHaveURL(`/products/kit-the-charmer?${query}`)
    await expect(kit.subscribe).toHaveAttribute('href', `/pages/subscription-v3/child-info?${query}`)
    await kit.subscribe.click()
    await expect(page).toHaveURL(`/pages/subscription-v3/child-info?${query}`)
    await expect(page.locator('form[action*="child-info"]')).toHaveAttribute('action', `/api/child-info?${query}`)
  })

for (const language of languagesOfUse())
  test(`the way back from the first step says where it leads (${language})`, async ({ page }) => {
    const path = `${prefixOf(language)}/pages/subscription-v3/child-info`
    await page.goto(path)
    await expect(page.getByRole('link', { name: messageOf(language, 'childInfo.allKits') }).first()).toHaveAttribute(
      'href',
      `${prefixOf(language)}/products/the-play-kits`,
    )
    await expect(page.getByRole('link', { name: copyOf(language, 'child-info', 'labels.back') })).toHaveCount(0)
    await page.goto(`${path}?qrTargetProduct=kit-the-charmer`)
    await expect(page.getByRole('link', { name: copyOf(language, 'child-info', 'labels.back') })).toHaveAttribute(
      'href',
      `${prefixOf(language)}/products/kit-the-charmer?qrTargetProduct=kit-the-charmer`,
    )
  })

test('S-209 whoever comes back from a kit finds the list where they left it', async ({ page }) => {
  const list = '/products/the-play-kits'
  await page.goto(list)
  const card = page.locator('main a[href="/products/kit-the-storyteller"]').first()
  await inUse(page)
  await card.hover()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  // a page of the same document, then a document of its own
  await card.click()
  await expect(page).toHaveURL('/products/kit-the-storyteller')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), left)).toBeLessThan(50)
  await page.goto('/cart')
  // the router writes to the history as it starts, which would be taken for the way back
  await untilLive(page)
  await page.goBack()
  await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), left)).toBeLessThan(50)
  expect(await page.evaluate(() => Object.values(sessionStorage).some((kept) => kept.includes('scrollY')))).toBe(true)
})

test('S-257 another language starts without the add-ons that were chosen for the subscription', async ({ page }) => {
  await page.goto('/pages/subscription-v3/child-info?addOns=books&size=2')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Language: English' }).click()
  await header.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL('/nl/pages/subscription-v3/child-info?size=2')
})

test('the receiving end of the form about the child takes posts of our own pages alone', async ({ page, server }) => {
  const send = (origin: string, form: Record<string, string>) =>
    page.request.post('/api/child-info', { headers: { origin }, form, maxRedirects: 0 })
  const child = { name: 'Bo', day: '20', month: '8', year: '2025', language: 'nl' }
  expect((await send('https://elsewhere.example', child)).status()).toBe(403)
  expect((await page.request.get('/api/child-info')).status()).toBe(405)
  const taken = await send(server.origin, { ...child, name: 'b'.repeat(5000), year: '20250', language: 'xx' })
  expect(taken.status()).toBe(303)
  expect(taken.headers().location).toBe('/pages/subscription-v3/payment-options')
  const twice = page.request.post('/api/child-info', {
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    data: 'name=a&name=b',
  })
  expect((await twice).status()).toBe(400)
})
