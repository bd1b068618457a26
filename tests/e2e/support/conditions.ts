import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { expectAccessible, overflow } from './axe'
import { strayStops } from './keyboard'

/** How somebody may look at the shop, and what must hold then on each page. */
export type Condition = {
  name: string
  use: BrowserContextOptions
  /** the header folds into the drawer */
  isNarrow: boolean
  check: (page: Page, what: string) => Promise<void>
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const fits = async (page: Page, what: string) =>
  expect(await overflow(page), `${what} is wider than its window`).toBe(0)

/** What still moves once the page has had time to settle; a spinner is none, it says that something is under way. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : ''))
      .filter((html) => !html.includes('spinner')),
  )

/** A button that is drawn by its background alone disappears where the system's colours stand for all of them. */
const unframed = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const hasFrame = (element: Element) => {
      const style = getComputedStyle(element)
      const hasBorder = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none'
      return hasBorder || style.textDecorationLine.includes('underline') || element.querySelector('svg, img') !== null
    }
    return [...document.querySelectorAll('main a[class*="button"], main button, main input[type=submit]')]
      .filter((element) => isSeen(element) && !hasFrame(element) && element.textContent?.trim() !== '')
      .map((element) => element.outerHTML.slice(0, 160))
  })

export const CONDITIONS: readonly Condition[] = [
  {
    name: 'the keyboard alone',
    use: { viewport: DESKTOP, reducedMotion: 'reduce' },
    isNarrow: false,
    check: async (page, what) => expect(await strayStops(page), what).toEqual([]),
  },
  {
    name: 'a window of 320 px',
    use: { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
    isNarrow: true,
    check: fits,
  },
  {
    // as a browser does it: half as many px of CSS, twice as large
    name: 'at 200 %',
    use: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    isNarrow: true,
    check: fits,
  },
  {
    name: 'with reduced motion',
    use: { viewport: PHONE, reducedMotion: 'reduce' },
    isNarrow: true,
    check: async (page, what) => expect.poll(() => moving(page), { message: what }).toEqual([]),
  },
  {
    name: 'in forced colours',
    use: { viewport: DESKTOP, forcedColors: 'active', reducedMotion: 'reduce' },
    isNarrow: false,
    async check(page, what) {
      // axe reads the colours that the page asks for; the ones that are seen are the system's
      await expectAccessible(page, what, ['color-contrast'])
      expect(await unframed(page), what).toEqual([])
    },
  },
]
