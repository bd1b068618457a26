import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, TOY, test, untilLive } from './support/shop'

const KITS = '/products/the-play-kits'
const KIT = '/products/kit-the-babbler'
const PHONE = { width: 390, height: 844 }

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollBehaviour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
/** Without the scrolling that a click of the driver may bring. */
const press = (page: Page, selector: string) =>
  page.evaluate((which) => document.querySelector<HTMLElement>(which)?.click(), selector)
const toKit = (page: Page) => press(page, `main a[href="${KIT}"]`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The list, live, with a kit far down in its middle; answers where that is. */
async function downTheList(page: Page): Promise<number> {
  await page.goto(KITS)
  await page.mouse.move(5, 5)
  await untilLive(page)
  await page.evaluate((href) => {
    const link = document.querySelector(`main a[href="${href}"]`)
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, KIT)
  const at = await restingPlace(page)
  expect(at).toBeGreaterThan(300)
  return at
}

/** A header that is pinned on the way is lower by some pixels, and the browser moves the page by as much. */
async function restingPlace(page: Page): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const before = last
        last = await place(page)
        return last - before
      },
      { intervals: [300] },
    )
    .toBe(0)
  return last
}

/** From now on, each frame that is drawn notes where the page stands, under which heading. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const seen: [string, number][] = []
    Object.assign(window, { seen })
    const look = () => {
      seen.push([document.querySelector('main h1')?.textContent ?? '', Math.round(scrollY)])
      requestAnimationFrame(look)
    }
    look()
  })
const placesUnder = (page: Page, name: string) =>
  page.evaluate((text): number[] => {
    const { seen } = window as Window & { seen?: [string, number][] }
    return [...new Set((seen ?? []).filter(([title]) => title === text).map(([, y]) => y))]
  }, name)

test.describe('a page that follows another', () => {
  test('stands at its top from its first frame on', async ({ page }) => {
    await downTheList(page)
    await watchPlaces(page)
    await toKit(page)
    await expect(page).toHaveURL(KIT)
    await expect(heading(page)).toHaveText(/Babbler/)
    await page.waitForTimeout(600)
    expect(await placesUnder(page, (await heading(page).textContent()) ?? '')).toEqual([0])
  })

  test('is read out: its heading has the keyboard, and Tab goes on from there', async ({ page }) => {
    await downTheList(page)
    await page.locator(`main a[href="${KIT}"]`).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(KIT)
    await expect(heading(page)).toBeFocused()
    expect(await place(page)).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('is read out after the drawer of a phone has closed, too', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await page.mouse.move(5, 5)
    await untilLive(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'How it works' })
    await link.hover()
    // read by then, so that it is drawn before the drawer has closed
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  for (const viewport of [PHONE, { width: 1280, height: 900 }])
    test(`Back and Forward come to the very place (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const inList = await downTheList(page)
      await toKit(page)
      await expect(heading(page)).toHaveText(/Babbler/)
      await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }))
      const inKit = await restingPlace(page)
      await page.goBack()
      await expect(page).toHaveURL(KITS)
      await expect.poll(() => place(page)).toBe(inList)
      await page.goForward()
      await expect(page).toHaveURL(KIT)
      await expect.poll(() => place(page)).toBe(inKit)
    })

  test('is left by Back from the cart for the very place, however the cart was opened', async ({ page, cart }) => {
    await cart.fill([TOY])
    for (const way of ['link', 'document'] as const) {
      const inList = await downTheList(page)
      if (way === 'link') await press(page, 'header a[href="/cart"]')
      else await page.goto('/cart')
      await expect(page).toHaveURL('/cart')
      await expect(page.locator('main [data-machine=cart]')).toBeVisible()
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
      await page.goBack()
      await expect(page).toHaveURL(KITS)
      await expect.poll(() => place(page), way).toBe(inList)
    }
  })

  test('may be a document that was loaded anew: Back shows the page before, at its place', async ({ page }) => {
    const inList = await downTheList(page)
    await toKit(page)
    await expect(heading(page)).toHaveText(/Babbler/)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(KITS)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(heading(page)).not.toHaveText(/Babbler/)
    await expect.poll(() => place(page)).toBe(inList)
  })
})

test.describe('the picture of a pressed kit', () => {
  /** The elements that a transition has moved in some frame. */
  const watchMoved = (page: Page) =>
    page.evaluate(() => {
      const movedParts = new Set<string>()
      Object.assign(window, { movedParts })
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-'))
            movedParts.add(effect.pseudoElement)
        requestAnimationFrame(look)
      }
      look()
    })
  const moved = (page: Page) =>
    page.evaluate(() => {
      const { movedParts } = window as Window & { movedParts?: Set<string> }
      return [...(movedParts ?? [])]
    })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`grows into its page where motion is allowed (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await downTheList(page)
      await watchMoved(page)
      await page.locator(`main a[href="${KIT}"]`).first().click()
      await expect(heading(page)).toHaveText(/Babbler/)
      const group = '::view-transition-group(kit-picture)'
      if (reducedMotion === 'reduce') {
        await page.waitForTimeout(300)
        expect(await moved(page)).toEqual([])
      } else {
        await expect.poll(() => moved(page)).toContain(group)
        expect((await moved(page)).filter((part) => !part.includes('kit-picture'))).toEqual([])
      }
    })
})

test.describe('a page on its way', () => {
  /** How long the bar has been there in each frame, and whether one saw it. */
  const watchBar = (page: Page) =>
    page.evaluate(() => {
      const frames: { since: number; isSeen: boolean }[] = []
      Object.assign(window, { barFrames: frames })
      const look = () => {
        const bar = document.querySelector('[role=progressbar][data-late]')
        const since = Number(bar?.getAnimations()[0]?.currentTime)
        if (bar) frames.push({ since, isSeen: getComputedStyle(bar).visibility === 'visible' })
        requestAnimationFrame(look)
      }
      look()
    })
  const barFrames = (page: Page) =>
    page.evaluate(() => {
      const { barFrames } = window as Window & { barFrames?: { since: number; isSeen: boolean }[] }
      return barFrames ?? []
    })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`is announced by a bar after 150 ms and no sooner (motion: ${reducedMotion})`, async ({ page, server }) => {
      await page.emulateMedia({ reducedMotion })
      await downTheList(page)
      await server.faults.add({ outcome: { kind: 'delay', ms: 1500 } })
      await watchBar(page)
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(),
        '/products/kit-the-looker',
      )
      await expect(page.getByRole('progressbar', { name: 'The page is on its way' })).toBeVisible()
      await expect(heading(page)).toHaveText(/Looker/)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const frames = await barFrames(page)
      expect(frames.filter(({ since, isSeen }) => isSeen && !(since >= 150))).toEqual([])
      expect(frames.filter(({ since, isSeen }) => !isSeen && since > 152)).toEqual([])
      expect(frames.filter(({ isSeen }) => isSeen).length).toBeGreaterThan(3)
    })

  test('is accessible while its bar is shown', async ({ page, server }) => {
    await downTheList(page)
    await server.faults.add({ outcome: { kind: 'delay', ms: 6000 } })
    await press(page, 'main a[href="/products/kit-the-looker"]')
    await expect(page.getByRole('progressbar', { name: 'The page is on its way' })).toBeVisible()
    await expectAccessible(page, 'a page on its way')
    await expect(page.getByRole('progressbar'), 'the bar was there all the while').toBeVisible()
  })

  test('that was fetched on the way to the press waits for nothing more', async ({ page }) => {
    await downTheList(page)
    const fetched = page.waitForResponse(/_serverFn/)
    await page.locator(`main a[href="${KIT}"]`).first().hover()
    await (await fetched).finished()
    const asked: string[] = []
    page.on('request', (request) => {
      if (['script', 'fetch'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
    })
    await toKit(page)
    await expect(heading(page)).toHaveText(/Babbler/)
    expect(asked).toEqual([])
  })
})

test.describe('within a page', () => {
  test('the way to a place of it is shown, with less motion it is not', async ({ page }) => {
    await page.goto(KITS)
    expect(await scrollBehaviour(page)).toBe('auto')
    await page.mouse.move(5, 5)
    await untilLive(page)
    expect(await scrollBehaviour(page)).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrollBehaviour(page)).toBe('auto')
  })
})
