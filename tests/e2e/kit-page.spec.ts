import { firstOrAll } from './support/extent'
import { kitScreen, watchStates } from './support/kit-screen'
import { expect, inUse, test } from './support/shop'
import { copyOf, languagesOfUse, languagesOfWords, messageOf, prefixOf } from './support/words'

const BOOKS = 'Seedling Book Bundle'
const FAILURES = [{ kind: 'drop' }, { kind: 'status', status: 500 }, { kind: 'garbage' }] as const

for (const language of languagesOfUse())
  test(`a kit that could not be added says so under the options (${language})`, async ({ page, server, cart }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    await kit.choose(kit.single)
    await server.faults.add({ outcome: { kind: 'status', status: 500 } })
    await kit.buy.click()
    await expect(kit.alert.locator('strong')).toHaveText(kit.addFailed)
    await expect(kit.badge).toHaveText('')
    await expect(kit.single).toBeChecked()
    await server.faults.clear()
    expect(await cart.onServer()).toEqual({})
    await kit.buy.click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect.poll(() => cart.onServer()).toEqual({ 'KIT-LOOKER': 1 })
  })

test('in the words of the shop', () => {
  expect(copyOf('en', 'kit-page', 'labels.addFailed')).toBe('This item wasn’t added to your cart. Please try again.')
})

test('a choice that was made before the application was there counts', async ({ page, cart }) => {
  await page.route(/\/assets\/boot-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  const kit = kitScreen(page)
  await page.goto('/products/kit-the-looker', { waitUntil: 'commit' })
  await kit.single.click()
  await expect(kit.single).toBeChecked()
  await kit.buy.click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await cart.onServer()).toEqual({ 'KIT-LOOKER': 1 })
})

test('the button waits for a slow shop, and one press is one kit', async ({ page, server, cart }) => {
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.choose(kit.single)
  await server.faults.add({ outcome: { kind: 'delay', ms: 600 } })
  await kit.buy.dblclick()
  await expect(kit.panel).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/cart$/)
  await server.faults.clear()
  expect(await cart.onServer()).toEqual({ 'KIT-LOOKER': 1 })
})

test('S-244 S-246 an add-on goes in, is announced, and comes out again', async ({ page, cart }) => {
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const books = kit.addOn(BOOKS)
  await expect(books.add).toHaveText('+ Add')
  await books.add.click()
  await expect.poll(kit.spoken).toContain(`${BOOKS} added to cart`)
  await expect(books.remove).toHaveText('- Remove')
  expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1 })
  await books.remove.click()
  await expect.poll(kit.spoken).toContain(`${BOOKS} removed from cart`)
  await expect(books.add).toBeVisible()
  expect(await cart.onServer()).toEqual({})
})

for (const language of languagesOfUse())
  test(`S-244 a page opened again says that the add-on is in the cart, before anybody touches it (${language})`, async ({
    page,
    cart,
  }) => {
    await cart.fill([{ sku: 'BOOK-SEEDLING' }])
    const kit = kitScreen(page, language)
    await page.goto(`${prefixOf(language)}/products/kit-the-looker?selected_tab=addOns`)
    const inCart = kit.panel.locator('[data-machine=addOnButton][data-state="shown.selected"]')
    await expect(inCart).toHaveCount(1)
    await expect(inCart.getByRole('button')).toHaveText(messageOf(language, 'kit.remove'))
    await inCart.getByRole('button').click()
    await expect(inCart).toHaveCount(0)
    const removed = messageOf(language, 'announcements.removed').replace('{title}', '').trim()
    await expect.poll(kit.spoken).toEqual([expect.stringContaining(removed)])
    await expect.poll(() => cart.onServer()).toEqual({})
  })

test('a held click is not made where the button has come to say the opposite', async ({ page, cart }) => {
  const boot = Promise.withResolvers<void>()
  await page.route(/\/assets\/boot-.*\.js$/, async (route) => {
    await boot.promise
    await route.continue()
  })
  await page.goto('/products/kit-the-looker?selected_tab=addOns')
  const kit = kitScreen(page)
  const { button } = kit.addOn(BOOKS)
  await button.click()
  await expect(button).toHaveAttribute('data-held', '')
  await button.evaluate((element) => element.setAttribute('data-hold', 'REMOVE'))
  boot.resolve()
  await expect(button).not.toHaveAttribute('data-held')
  await inUse(page)
  expect(await cart.onServer()).toEqual({})
})

for (const outcome of firstOrAll(FAILURES))
  test(`S-370 an add-on that could not be added is not in the cart, nor shown so (${outcome.kind})`, async ({
    page,
    server,
    cart,
  }) => {
    const kit = kitScreen(page)
    await kit.open('kit-the-looker')
    await kit.addOnsTab.click()
    const books = kit.addOn(BOOKS)
    await server.faults.add({ outcome })
    const states = await watchStates(books.row)
    await books.add.click()
    await expect.poll(states).toContain('adding')
    await expect(books.row).toHaveAttribute('data-state', /notSelected/, { timeout: 20_000 })
    await expect(books.add).toBeVisible()
    await expect(kit.badge).toHaveText('')
    await expect(kit.alert).toHaveCount(0)
    await server.faults.clear()
    expect(await cart.onServer()).toEqual({})
    await books.add.click()
    await expect(books.remove).toBeVisible()
    expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1 })
  })

test('S-370 an add-on that a busy server has refused is not in the cart, and the next press adds it once', async ({
  page,
  cart,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const books = kit.addOn(BOOKS)
  // docs/decisions/0033-load-shedding.md: a text, before anything was done
  const busy = { status: 503, headers: { 'retry-after': '2' }, contentType: 'text/plain', body: 'The shop is busy.' }
  await page.route('**/_serverFn/**', (route) => route.fulfill(busy))
  const states = await watchStates(books.row)
  await books.add.click()
  await expect.poll(states).toContain('adding')
  await expect(books.row).toHaveAttribute('data-state', /notSelected/)
  await expect(kit.badge).toHaveText('')
  await page.unroute('**/_serverFn/**')
  expect(await cart.onServer()).toEqual({})
  await books.add.click()
  await expect(books.remove).toBeVisible()
  expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1 })
})

test('an add-on that could not be taken out is still in the cart, and shown so', async ({ page, server, cart }) => {
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const books = kit.addOn(BOOKS)
  await books.add.click()
  await expect(books.remove).toBeVisible()
  await server.faults.add({ outcome: { kind: 'status', status: 500 } })
  const states = await watchStates(books.row)
  await books.remove.click()
  await expect.poll(states).toContain('removing')
  await expect(books.row).toHaveAttribute('data-state', /shown\.selected/, { timeout: 20_000 })
  await expect(kit.badge).toHaveText('1')
  await server.faults.clear()
  expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1 })
})

test('answers that come late and out of order: the kit and the add-on are both in the cart, once', async ({
  page,
  server,
  cart,
}) => {
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.choose(kit.single)
  await kit.addOnsTab.click()
  await server.faults.add({ times: 1, outcome: { kind: 'delay', ms: 1200 } })
  await kit.addOn(BOOKS).add.click()
  await kit.buy.click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1, 'KIT-LOOKER': 1 })
})

for (const language of languagesOfWords())
  test(`S-085 says which step of the subscription the button leads to, and not for a single kit (${language})`, async ({
    page,
  }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    const step = kit.panel.getByText(kit.step(1, 2))
    await expect(step).toBeVisible()
    await kit.choose(kit.single)
    await expect(step).toBeHidden()
  })

for (const language of languagesOfWords())
  test(`S-245 S-382 the dialog of what is sold out speaks the page's language (${language})`, async ({
    page,
    server,
  }) => {
    await server.setStock('BOOK-SEEDLING', 0)
    const kit = kitScreen(page, language)
    await page.goto(`${prefixOf(language)}/products/kit-the-looker?selected_tab=addOns`)
    const soldOut = kit.panel.getByRole('button', { name: copyOf(language, 'kit-page', 'labels.outOfStock') })
    await soldOut.click({ force: true })
    await expect(page.getByRole('dialog')).toContainText(messageOf(language, 'kit.soldOut.long'))
    await server.setStock('BOOK-SEEDLING', 90)
  })

for (const language of languagesOfUse())
  test(`S-249 the summary bar says what it does: it leads to the cart (${language})`, async ({ page, cart }) => {
    await cart.fill([{ sku: 'BOOK-SEEDLING' }])
    await page.goto(`${prefixOf(language)}/products/kit-the-looker`)
    const bar = page.locator('[data-machine=stickySummary]')
    await expect(bar).toContainText('1')
    await bar.getByRole('link', { name: messageOf(language, 'kit.goToCart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await cart.onServer()).toEqual({ 'BOOK-SEEDLING': 1 })
  })

test('S-245 what is sold out opens its dialog and changes nothing', async ({ page, server, cart }) => {
  await server.setStock('BOOK-SEEDLING', 0)
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const { button } = kit.addOn(BOOKS)
  await expect(button).toHaveText('Out of Stock')
  // it says that it is disabled, and can be pressed all the same (decided: E-02)
  await button.click({ force: true })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await cart.onServer()).toEqual({})
  await server.setStock('BOOK-SEEDLING', 90)
})

const TONES = [
  ['dark', 'KIT-COMPANION-DARK'],
  ['light', 'KIT-COMPANION-LIGHT'],
  ['tan', 'KIT-COMPANION-TAN'],
] as const

for (const [tone, sku] of firstOrAll(TONES))
  for (const language of languagesOfUse())
    test(`S-087 a kit with a doll asks for it first, and brings that one (${tone}, ${language})`, async ({
      page,
      cart,
    }) => {
      const kit = kitScreen(page, language)
      await kit.open('kit-the-companion')
      await kit.choose(kit.single)
      await kit.buy.click()
      const { dialog, radio, confirm } = kit.choice
      await expect(dialog).toBeVisible()
      // the value flagged as default
      await expect(radio('tan')).toBeChecked()
      await radio(tone).check({ force: true })
      await confirm.click()
      await expect(page).toHaveURL(/\/cart$/)
      expect(await cart.onServer()).toEqual({ [sku]: 1 })
    })

for (const anchor of firstOrAll(['enthusiast', 'observer']))
  test(`S-087 ${anchor} comes with the doll that was chosen`, async ({ page, cart }) => {
    const kit = kitScreen(page)
    await kit.open(`kit-the-${anchor}`)
    await kit.choose(kit.single)
    await kit.buy.click()
    await kit.choice.radio('dark').check({ force: true })
    await kit.choice.confirm.click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await cart.onServer()).toEqual({ [`KIT-${anchor.toUpperCase()}-DARK`]: 1 })
  })

test('S-087 a doll that is sold out cannot be chosen for the single kit', async ({ page, server, cart }) => {
  await server.setStock('KIT-COMPANION-TAN', 0)
  const kit = kitScreen(page)
  await kit.open('kit-the-companion')
  await kit.choose(kit.single)
  await kit.buy.click()
  await expect(kit.choice.radio('tan')).toBeDisabled()
  await expect(kit.choice.confirm).toBeDisabled()
  await kit.choice.radio('light').check({ force: true })
  await kit.choice.confirm.click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await cart.onServer()).toEqual({ 'KIT-COMPANION-LIGHT': 1 })
  await server.setStock('KIT-COMPANION-TAN', 40)
})
