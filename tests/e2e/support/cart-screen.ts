import { expect, type Frame, type Locator, type Page, type Request } from '@playwright/test'
import { copyOf, type Language, messageOf, prefixOf } from './words'

/** The cart's page as a buyer sees it: lines by title, buttons by name, what is said on top. */
export function cartScreen(page: Page | Frame, language: Language = 'en') {
  const root = page.locator('[data-machine=cart]')
  const label = (key: string) => copyOf(language, 'cart', `labels.${key}`)
  const line = (title: string) => {
    const item = root.locator('li[data-line]', { hasText: title })
    const count = item.locator('fieldset [aria-live]')
    return {
      item,
      count,
      more: item.getByRole('button', { name: label('oneMore') }),
      less: item.getByRole('button', { name: label('oneLess') }),
      remove: item.getByRole('button', { name: `${label('remove')}: ${title}` }),
      shows: (quantity: number) => expect(count).toHaveText(String(quantity)),
    }
  }
  return {
    root,
    line,
    alert: root.getByRole('alert'),
    /** the total, or where something is open yet the subtotal */
    total: root
      .locator('dt', { hasText: new RegExp(`^(${label('subtotal')}|${label('total')})$`) })
      .last()
      .locator('+ dd'),
    checkout: root.getByRole('button', { name: label('checkout') }),
    badge: page.locator('[data-me=count]'),
    open: () => page.goto(`${prefixOf(language)}/cart`),
    /** `act` is done and the server has answered what it sent, well or badly */
    answered: async (act: () => Promise<void>) => {
      const answer = ('page' in page ? page.page() : page).waitForResponse((response) => isCall(response.request()))
      await act()
      await answer
    },
    /** nothing is on its way any more */
    isSettled: async () => {
      await expect(root.locator('li[data-line][aria-busy=true]')).toHaveCount(0)
      await expect(root).toHaveAttribute('data-state', /^ready\.work\.settled /)
    },
    says: (key: 'quantity' | 'removal' | 'add' | 'load' | 'checkout') =>
      expect(root.getByRole('alert').locator('strong')).toHaveText(messageOf(language, `cartErrors.${key}`)),
    isQuiet: () => expect(root.getByRole('alert')).toHaveCount(0),
  }
}
/** A server function that changes something. */
export const isCall = (request: Request) => request.method() === 'POST' && request.url().includes('/_serverFn/')
export type CartScreen = ReturnType<typeof cartScreen>

/** Milliseconds, by the page's own clock, from the browser's click on `button` until `shown` changes. */
export async function timeOfClick(button: Locator, shown: Locator): Promise<number> {
  await shown.evaluate((element) => {
    const clicked = { at: 0 }
    const note = ({ isTrusted, timeStamp }: MouseEvent) => {
      if (isTrusted) clicked.at = timeStamp
    }
    addEventListener('click', note, { capture: true, once: true })
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.documentElement.dataset.tookMs = String(performance.now() - clicked.at)
    }).observe(element, { childList: true, characterData: true, subtree: true })
  })
  await button.click()
  const root = button.page().locator('html')
  await expect(root).toHaveAttribute('data-took-ms', /\d/)
  const took = Number(await root.getAttribute('data-took-ms'))
  await root.evaluate((html) => html.removeAttribute('data-took-ms'))
  return took
}
