import { expect, test } from './support/shop'

test('how it works shows what a child of eleven months would get from the shop’s day on, and what it costs', async ({
  page,
  server,
}) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto('/pages/how-it-works')
  const year = page.getByRole('region', { name: 'One child’s year' })
  await expect(year).toContainText('For a child born on 20 December 2025, with an order placed on 20 November 2026.')
  await expect(year.getByRole('listitem')).toHaveText([
    /The Thinker20 November11 months/,
    /The Babbler20 January 202713 months/,
    /The Adventurer20 April 202716 months/,
    /The Realist20 July 202719 months/,
    /The Companion20 October 202722 months/,
    /The Helper20 January 202825 months/,
  ])
  const rows = page.getByRole('region', { name: 'What it costs' }).getByRole('row')
  await expect(rows.nth(1)).toHaveText('First year 6 kits€84.00€97.00')
  await expect(rows.last()).toHaveText('DeliveryFreeFree')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('its finder leads to the kit of a birth date, and its questions open', async ({ page, server }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    await page.goto('/pages/how-it-works')
    await page.getByText('When do you charge?').click()
    await expect(page.getByText('We write to you a week before')).toBeVisible()
    for (const [part, value] of Object.entries({ day: '15', month: '6', year: '2026' }))
      await page.locator(`main input[name=${part}]`).fill(value)
    await page.getByRole('main').getByRole('button', { name: 'Show your kit' }).click()
    await expect(page).toHaveURL('/products/kit-the-senser')
  })
})
