import { flowScreen, NOW } from './support/flow-screen'
import { kitScreen } from './support/kit-screen'
import { expect, inUse, test, untilLive } from './support/shop'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ server }) => server.clock.set(NOW))

for (const language of languagesOfUse())
  test(`S-017 S-019 S-018 from the kit to the review, and an account is asked for (${language})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/)
    const flow = flowScreen(page, language)
    const kit = kitScreen(page, language)
    await kit.open('kit-the-babbler')
    await kit.subscribe.click()
    await flow.isAt('child-info')
    await flow.fillChild()
    await flow.bookLanguage.selectOption('en')
    await flow.submit.click()
    await flow.isAt('payment-options')
    await expect(flow.plan('paygo')).toBeChecked()
    await flow.plan('kits-2').check()
    await flow.books.check()
    await flow.submit.click()
    await flow.isAt('order-review')
    await expect(flow.rows).toContainText('Noor')
    await expect(flow.rows).toContainText(messageOf(language, 'payment.advance').replace('{size}', '2'))
    await expect(flow.rows).toContainText(messageOf(language, 'payment.books'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      copyOf(language, 'subscription-steps', 'pages.order-review.title'),
    )
    await flow.submit.click()
    const back = flow.path('order-review')
    await expect(page).toHaveURL(`${prefixOf(language)}/sign-up?${new URLSearchParams({ return_to: back })}`)
    await page.goto(back)
    await expect(flow.rows).toContainText('Noor')
  })

const ERRORS = [
  ['S-290', { day: '', month: '', year: '' }, 'required'],
  ['S-291', { day: '1', month: '', year: '' }, 'incomplete'],
  ['S-292', { day: '31', month: '2', year: '2025' }, 'invalid'],
  ['S-293', { day: '21', month: '8', year: '2027' }, 'future'],
  ['S-294', { day: '19', month: '11', year: '2008' }, 'tooOld'],
] as const

for (const language of languagesOfUse())
  test(`S-290 to S-294 each mistake in a birth date is told once, in the catalogue’s words (${language})`, async ({
    page,
  }) => {
    const flow = flowScreen(page, language)
    await flow.open('child-info')
    await inUse(page)
    for (const [rule, date, code] of ERRORS)
      await test.step(`${rule} ${code}`, async () => {
        await flow.fillChild(date)
        await flow.submit.click()
        const words = copyOf(language, 'child-info', `birthDate.${code}`)
        await expect(page.locator('#birth-date-error')).toHaveText(words)
        await expect(flow.summary.getByRole('link')).toHaveText([words])
        await expect(flow.summary).toBeFocused()
      })
    await flow.name.fill(' ')
    await flow.submit.click()
    await expect(flow.summary.getByRole('link')).toHaveCount(2)
    await flow.isAt('child-info')
  })

test('S-296 S-297 S-298 S-299 the fields of a birth date take digits, and no more than fit', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  // the document alone takes any letter, and as many as fit
  await untilLive(page)
  await flow.part('day').pressSequentially('1a23')
  await flow.part('month').pressSequentially('x083')
  await flow.part('year').pressSequentially('20 25 6')
  await expect(flow.part('day')).toHaveValue('12')
  await expect(flow.part('month')).toHaveValue('08')
  await expect(flow.part('year')).toHaveValue('2025')
})

test('S-089 E-102 a stored birth date that fits the kit skips the first step', async ({ page }) => {
  const flow = flowScreen(page)
  const kit = kitScreen(page)
  await flow.goToPayment()
  await kit.open('kit-the-babbler')
  await kit.subscribe.click()
  await flow.isAt('payment-options')
  await expect(page.getByRole('heading', { level: 2, name: 'The Babbler Play Kit' })).toBeVisible()
  await kit.open('kit-the-looker')
  await kit.subscribe.click()
  await flow.isAt('child-info')
  await expect(flow.name).toHaveValue('Noor')
})

test('what is chosen before there is any script is kept: the plan, and the books beside it', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.goToPayment()
  const script = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, (route) => script.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await flow.plan('kits-2').check()
  await flow.plan('paygo').check()
  await flow.plan('kits-2').check()
  await flow.books.check()
  script.resolve()
  await untilLive(page)
  await expect(flow.plan('kits-2')).toBeChecked()
  await expect(flow.books).toBeChecked()
  await flow.submit.click()
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText(messageOf('en', 'payment.advance').replace('{size}', '2'))
  await expect(flow.rows).toContainText(messageOf('en', 'payment.books'))
})

test('S-022 the simplified subflow goes from the child to the review with what was chosen', async ({ page }) => {
  const flow = flowScreen(page)
  const query = 'simplifiedSubflow=true&size=2&addOns=books_addon'
  await flow.open('child-info', query)
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('order-review', query)
  await expect(flow.rows).toContainText('2 kits in advance')
  await expect(flow.rows).toContainText(messageOf('en', 'payment.books'))
  await flow.back.click()
  await flow.isAt('child-info', query)
})

test('S-257 another language of the books leaves out the add-ons that were chosen', async ({ page }) => {
  const flow = flowScreen(page)
  const query = 'simplifiedSubflow=true&size=2&addOns=books_addon'
  await flow.open('child-info', query)
  await flow.fillChild()
  await flow.bookLanguage.selectOption('nl')
  await flow.submit.click()
  await flow.isAt('order-review', query)
  await expect(flow.rows).toContainText('2 kits in advance')
  await expect(flow.rows).not.toContainText(messageOf('en', 'payment.books'))
})

test('A-046 books are offered with the English ones alone, and S-257 a page in another language starts without', async ({
  page,
}) => {
  const flow = flowScreen(page)
  await flow.goToPayment()
  await flow.books.check()
  await flow.submit.click()
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText(messageOf('en', 'payment.books'))
  await page.goto('/nl/pages/subscription-v3/order-review')
  await expect(flow.rows).toContainText('Noor')
  await expect(flow.rows).not.toContainText(messageOf('nl', 'payment.books'))
  await flow.open('child-info')
  await flow.bookLanguage.selectOption('de')
  await flow.submit.click()
  await flow.isAt('payment-options')
  await expect(flow.books).toHaveCount(0)
  await expect(page.getByText(messageOf('en', 'payment.noBooks'))).toBeVisible()
})

test('a step that lacks what comes before leads to the right one, with what a code brought (S-208)', async ({
  page,
}) => {
  const flow = flowScreen(page)
  const code = 'qrTargetProduct=kit-the-charmer&qr_data=00123'
  await flow.open('order-review', code)
  await flow.isAt('child-info', code)
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('payment-options', code)
  await flow.open('order-review', code)
  await expect(page).toHaveURL(/(payment-options|order-review)/)
})

test('S-090 E-07 a code of the charmer shows it to a child who is not past it', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info', 'qrTargetProduct=kit-the-charmer&qr_data=abc')
  await flow.fillChild({ day: '1', month: '11', year: '2026' })
  await flow.submit.click()
  await flow.isAt('payment-options', 'qrTargetProduct=kit-the-charmer&qr_data=abc')
  await expect(page.getByRole('heading', { level: 2, name: 'The Charmer Play Kit' })).toBeVisible()
})

test('nothing is lost by going back, by loading a page again or by another language', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await inUse(page)
  await flow.fillChild()
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('2025-08-20')
  await page.reload()
  await expect(flow.name).toHaveValue('Noor')
  await expect(flow.part('year')).toHaveValue('2025')
  await flow.submit.click()
  await flow.isAt('payment-options')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await flow.plan('kits-4').check()
  await kept
  await page.reload()
  await expect(flow.plan('kits-4')).toBeChecked()
  await flow.back.click()
  await flow.isAt('child-info')
  await expect(flow.name).toHaveValue('Noor')
  await flow.submit.click()
  await flow.isAt('payment-options')
  await expect(flow.plan('kits-4')).toBeChecked()
  await flow.renews.check()
  await flow.submit.click()
  await flow.isAt('order-review')
  await page.reload()
  await expect(flow.rows).toContainText('4 kits in advance')
  await expect(flow.rows).toContainText(messageOf('en', 'payment.renewOnText'))
  await page.goBack()
  await flow.isAt('payment-options')
  await expect(flow.plan('kits-4')).toBeChecked()
  await page.goto('/nl/pages/subscription-v3/order-review')
  await expect(flow.rows).toContainText('Noor')
  await expect(flow.rows).toContainText('4 kits vooraf')
})

test('the whole way is gone by the keyboard alone', async ({ page }) => {
  const flow = flowScreen(page)
  await flow.open('child-info')
  await inUse(page)
  await flow.name.focus()
  await page.keyboard.type('Noor')
  for (const text of ['20', '8', '2025']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await flow.isAt('payment-options')
  await inUse(page)
  await flow.plan('paygo').focus()
  await page.keyboard.press('ArrowDown')
  await expect(flow.plan('kits-2')).toBeChecked()
  await page.keyboard.press('Enter')
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText('2 kits in advance')
})

test('S-030 S-048 on a phone the review has the simple header and no footer sections, the payment options have both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const flow = flowScreen(page)
  const menu = page.getByRole('button', { name: messageOf('en', 'shell.menu') })
  await flow.goToReview()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeHidden()
  await flow.open('payment-options')
  await expect(menu).toBeVisible()
})
