import type { Page } from '@playwright/test'
import { cartScreen } from './support/cart-screen'
import { kitScreen } from './support/kit-screen'
import { BOOKS, expect, TOY, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { copyOf, languagesOfUse, messageOf, prefixOf } from './support/words'

test.use({ javaScriptEnabled: false })

for (const language of languagesOfUse())
  test(`S-365 a kit goes into the cart by its form and shows there (${language})`, async ({ page }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    await kit.single.check()
    await kit.buy.click()
    await expect(page).toHaveURL(language === 'en' ? '/cart' : `/${language}/cart`)
    await expect(page.locator('li[data-line]')).toHaveCount(1)
    await expect(page.locator('li[data-line]')).toContainText('The Looker Play Kit')
    await expect(page.locator('[data-me=count]')).toHaveText('1')
    // a page that is loaded again sends nothing again
    await page.reload()
    await expect(page.locator('[data-me=count]')).toHaveText('1')
  })

for (const language of languagesOfUse())
  test(`S-087 the form of a kit with a doll asks for it, and brings that one (${language})`, async ({ page, cart }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-companion')
    const question = page.getByRole('group', {
      name: copyOf(language, '../kits/companion', 'customizable.option_prompt'),
    })
    await expect(question).toBeHidden()
    await kit.single.check()
    await expect(question.getByRole('radio').nth(1)).toBeChecked()
    await question.getByRole('radio').nth(2).check({ force: true })
    await kit.buy.click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await cart.onServer()).toEqual({ 'KIT-COMPANION-DARK': 1 })
  })

test('S-365 something beside the kit goes into the cart by its own form', async ({ page }) => {
  await page.goto('/products/kit-the-looker?selected_tab=addOns')
  await kitScreen(page).addOn('Seedling Book Bundle').add.click()
  await expect(page).toHaveURL('/cart')
  await expect(page.locator('li[data-line]')).toContainText('Seedling Book Bundle')
})

for (const language of languagesOfUse())
  test(`S-301 quantity and removal work by their forms (${language})`, async ({ page, cart }) => {
    await cart.fill([TOY, BOOKS])
    const screen = cartScreen(page, language)
    await screen.open()
    const place = new URL(page.url()).pathname
    const [toy, books] = [page.locator('li[data-line]').first(), page.locator('li[data-line]').last()]
    await toy.getByRole('button', { name: copyOf(language, 'cart', 'labels.oneMore') }).click()
    await expect(page).toHaveURL(place)
    await expect(page.locator('[data-me=count]')).toHaveText('3')
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 2, [BOOKS.sku]: 1 })
    await toy.getByRole('button', { name: copyOf(language, 'cart', 'labels.oneLess') }).click()
    await expect(page.locator('[data-me=count]')).toHaveText('2')
    await books.getByRole('button', { name: copyOf(language, 'cart', 'labels.remove') }).click()
    await expect(page).toHaveURL(place)
    await expect(page.locator('li[data-line]')).toHaveCount(1)
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 1 })
  })

for (const language of languagesOfUse())
  test(`S-372, S-373 a form that fails says so on the cart (${language})`, async ({ page, server, cart }) => {
    await cart.fill([TOY])
    const screen = cartScreen(page, language)
    await screen.open()
    const button = (label: string) => page.getByRole('button', { name: copyOf(language, 'cart', `labels.${label}`) })
    await server.faults.add({ operation: 'cartLinesUpdate', outcome: { kind: 'status', status: 500 } })
    await button('oneMore').click()
    await screen.says('quantity')
    await server.faults.add({ operation: 'cartLinesRemove', outcome: { kind: 'status', status: 500 } })
    await button('remove').click()
    await screen.says('removal')
    await server.faults.clear()
    await server.faults.add({ operation: 'cartLinesAdd', outcome: { kind: 'status', status: 500 } })
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    await kit.single.check()
    await kit.buy.click()
    await screen.says('add')
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 1 })
    await server.faults.clear()
    await button('oneMore').click()
    await screen.isQuiet()
  })

test('the finder leads to the kit of a birth date', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto('/products/the-play-kits')
  await page.locator('main input[name=day]').fill('15')
  await page.locator('main input[name=month]').fill('6')
  await page.locator('main input[name=year]').fill('2026')
  await page.getByRole('button', { name: 'Show your kit' }).click()
  await expect(page).toHaveURL('/products/kit-the-senser')
})

const CHILD_INFO = '/pages/subscription-v3/child-info'

for (const language of languagesOfUse())
  test(`S-017 the form about the child says what is missing and keeps what was typed (${language})`, async ({
    page,
  }) => {
    const prefix = prefixOf(language)
    await page.goto(`${prefix}${CHILD_INFO}?qr_data=00123`)
    await page.locator('input[name=name]').fill('Bo')
    await page.locator('main input[name=day]').fill('31')
    await page.locator('main input[name=month]').fill('2')
    await page.locator('main input[name=year]').fill('2025')
    await page.locator('select[name=language]').selectOption('fr')
    await page.locator('main form button[type=submit]').click()
    // E-89: nothing of the child stands in the address; E-07: the code goes on
    await expect(page).toHaveURL(`${prefix}${CHILD_INFO}?sent=1&qr_data=00123`)
    await expect(page.locator('#birth-date-error')).toContainText(copyOf(language, 'child-info', 'birthDate.invalid'))
    await expect(page.locator('input[name=name]')).toHaveValue('Bo')
    await expect(page.locator('main input[name=day]')).toHaveValue('31')
    await expect(page.locator('main input[name=month]')).toHaveValue('2')
    await expect(page.locator('main input[name=year]')).toHaveValue('2025')
    await expect(page.locator('select[name=language]')).toHaveValue('fr')
  })

async function fillChild(page: Page, { year = '2025', language = 'en' } = {}) {
  await page.locator('input[name=name]').fill('Bo')
  await page.locator('main input[name=day]').fill('20')
  await page.locator('main input[name=month]').fill('8')
  await page.locator('main input[name=year]').fill(year)
  await page.locator('main select[name=language]').selectOption(language)
  await page.locator('main form button[type=submit]').click()
}

test('E-111 the form is asked once when the first kit of a child to be born comes', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(`${CHILD_INFO}?qr_data=abc`)
  await expect(page.locator('input[name=firstKit]')).toHaveCount(0)
  await fillChild(page, { year: '2027' })
  await expect(page).toHaveURL(`${CHILD_INFO}?sent=1&qr_data=abc#first-kit`)
  await expect(page.locator('#first-kit')).toBeInViewport()
  await expect(page.locator('#error-summary')).toHaveCount(0)
  await expect(page.locator('input[name=firstKit][value=aroundDueDate]')).toBeChecked()
  await expect(page.locator('#first-kit')).toContainText('6 August 2027')
  await page.locator('input[name=firstKit][value=now]').check()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL('/pages/subscription-v3/payment-options?qr_data=abc')
  await page.goto(CHILD_INFO)
  await expect(page.locator('input[name=firstKit][value=now]')).toBeChecked()
})

test('S-017 S-018 S-019 the whole way to the review goes by forms, and keeps the code', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(`${CHILD_INFO}?qr_data=abc`)
  await fillChild(page)
  await expect(page).toHaveURL('/pages/subscription-v3/payment-options?qr_data=abc')
  await page.locator('input[value=kits-2]').check()
  await page.locator('input[name=renews][value=true]').check()
  await page.locator('input[name=books]').check()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL('/pages/subscription-v3/order-review?qr_data=abc')
  await expect(page.locator('main dl').first()).toContainText('2 kits in advance')
  await expect(page.locator('main dl').first()).toContainText('Two board books')
  await page.locator('main form button[type=submit]').click()
  const back = '/pages/subscription-v3/order-review?qr_data=abc'
  await expect(page).toHaveURL(`/sign-up?${new URLSearchParams({ return_to: back })}`)
  // the form is done: opened again, it holds the child and complains of nothing
  await page.goto(CHILD_INFO)
  await expect(page.locator('input[name=name]')).toHaveValue('Bo')
  await expect(page.locator('#birth-date-error')).toBeEmpty()
})

test('the form about the child says that a child is past every kit', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(CHILD_INFO)
  await fillChild(page, { year: '2019' })
  await expect(page).toHaveURL(`${CHILD_INFO}?sent=1`)
  await expect(page.getByText(messageOf('en', 'childInfo.agedOut'))).toBeVisible()
  await expect(page.locator('input[name=name]')).toHaveValue('Bo')
})

test('S-022 the simplified subflow goes by its form straight to the review', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(`${CHILD_INFO}?simplifiedSubflow=true&size=4&addOns=books_addon`)
  await fillChild(page)
  await expect(page).toHaveURL(/order-review/)
  await expect(page.locator('main dl').first()).toContainText('4 kits in advance')
  await expect(page.locator('main dl').first()).toContainText('Two board books')
})

test('S-022 the form of the review, sent twice, starts one checkout', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(`${CHILD_INFO}?simplifiedSubflow=true&size=4`)
  await fillChild(page)
  await expect(page).toHaveURL(/order-review/)
  await signInAs(page.request, server.origin, 'new')
  const formOf = async () => {
    const document = await page.reload()
    expect(document?.headers()['cache-control']).toContain('no-store')
    const fields = page.locator('main form input[type=hidden]')
    return Object.fromEntries(
      await fields.evaluateAll((all) => all.map((each) => [each.getAttribute('name'), each.getAttribute('value')])),
    )
  }
  const sent = async (form: Record<string, string>) => {
    const headers = { origin: server.origin }
    const answer = await page.request.post('/api/order-review', { headers, form, maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const form = await formOf()
  const first = await sent(form)
  expect(first).toEqual([303, expect.stringMatching(/\/checkout\/customer-information\/[0-9a-f-]{36}$/)])
  expect(await sent(form)).toEqual(first)
  expect((await formOf()).key).not.toBe(form.key)
  expect(await sent({ ...form, key: '' })).toEqual([400, undefined])
})

test('E-94 a gift goes by its forms, says each thing that is wrong and keeps what was typed', async ({
  page,
  server,
}) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto(`${CHILD_INFO}?gift=true`)
  await page.locator('input[name=recipientName]').fill('A friend')
  await page.locator('input[name=recipientEmail]').fill('friend')
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(`${CHILD_INFO}?sent=1&gift=true`)
  await expect(page.locator('input[name=recipientName]')).toHaveValue('A friend')
  await expect(page.locator('#gift-recipientEmail-error')).toHaveText(
    messageOf('en', 'gift.errors.recipientEmail.invalid'),
  )
  await expect(page.locator('#gift-kitAnchor-error')).toHaveText(messageOf('en', 'gift.errors.kitAnchor.required'))
  await page.locator('input[name=recipientEmail]').fill('friend@playchart.test')
  await page.locator('select[name=kitAnchor]').selectOption('kit-the-looker')
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL('/pages/subscription-v3/payment-options?gift=true')
  await expect(page.locator('input[name=plan]')).toHaveCount(2)
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL('/pages/subscription-v3/order-review?gift=true')
  await expect(page.locator('main dl').first()).toContainText('friend@playchart.test')
})

const MISTAKES = [
  ['S-292', { day: '31', month: '02', year: '2026' }, 'invalid'],
  ['S-290', { day: '', month: '', year: '' }, 'required'],
  ['S-291', { day: '1', month: '', year: '2026' }, 'incomplete'],
] as const

for (const language of languagesOfUse())
  test(`S-290 S-291 S-292 the finder says what is wrong with a birth date (${language})`, async ({ page, server }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    const shared = `${prefixOf(language)}/products/the-play-kits`
    for (const [rule, date, error] of MISTAKES)
      await test.step(`${rule} ${error}`, async () => {
        await page.goto(prefixOf(language) || '/')
        for (const [name, value] of Object.entries(date)) await page.locator(`main input[name=${name}]`).fill(value)
        await page.locator('main form[action="/api/find-kit"] button').click()
        await expect(page).toHaveURL(`${shared}?birth_date=${error}#finder-day`)
        await expect(page.locator('#finder-error')).toHaveText(copyOf(language, 'child-info', `birthDate.${error}`))
        // the page that is shared says nothing of it
        await page.goto(shared)
        await expect(page.locator('#finder-error')).toBeEmpty()
      })
  })

test('the finder says that a child is past every kit', async ({ page, server }) => {
  await server.clock.set('2026-11-20T10:00:00.000Z')
  await page.goto('/products/the-play-kits')
  for (const [name, value] of Object.entries({ day: '1', month: '1', year: '2019' }))
    await page.locator(`main input[name=${name}]`).fill(value)
  await page.locator('main form[action="/api/find-kit"] button').click()
  await expect(page.locator('main form[action="/api/find-kit"] [aria-live=polite]').last()).not.toBeEmpty()
})

test('the menus are links, and a banner can be read', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Shop message' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Play Kits', exact: true }).click()
  await expect(page).toHaveURL('/products/the-play-kits')
})

for (const language of languagesOfUse())
  test(`S-055 language and region can be chosen, under a cart too (${language})`, async ({ page }) => {
    const trigger = (key: string, scope = page.getByRole('banner')) =>
      scope.getByRole('button', { name: `${messageOf(language, key)}: ` })
    const other = language === 'de' ? 'fr' : 'de'
    await page.goto(`${prefixOf(language)}/cart`)
    await trigger('shell.language').click()
    await page.getByRole('banner').locator(`a[href="/${other}/cart"]:visible`).click()
    await expect(page).toHaveURL(`/${other}/cart`)
    await page.goto(`${prefixOf(language)}/products/the-play-kits`)
    await trigger('shell.region', page.getByRole('contentinfo')).click()
    await page.getByRole('contentinfo').locator('a[href^="/r/us/"]:visible').click()
    await expect(page).toHaveURL(`${prefixOf(language)}/products/the-play-kits`)
    // any other language buys in Europe, whatever was chosen (E-36)
    await expect(page.locator('html')).toHaveAttribute('data-region', language === 'en' ? 'us' : 'eu')
  })
