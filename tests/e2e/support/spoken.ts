import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    spoken?: string[]
  }
}

/** Notes what each document announces: a message stands for a second only, and a busy machine may look later. */
export const recordSpoken = (context: BrowserContext) =>
  context.addInitScript(() => {
    const spoken: string[] = []
    window.spoken = spoken
    new MutationObserver(() => {
      const text = document.querySelector('[data-machine=announcer]')?.textContent
      if (text && text !== spoken.at(-1)) spoken.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Everything that the document has announced so far, each text once in a row. */
export const spokenIn = (page: Page) => page.evaluate(() => window.spoken ?? [])
