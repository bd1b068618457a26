import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA, nor of axe's own best practices, but for the rules that are left out. */
export async function expectAccessible(page: Page, what: string, leftOut: string[] = []) {
  // what holds is not told, element by element, nor gathered on a page of its own: that would cost more than the looking
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(leftOut)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, what).toEqual([])
}

/** How far the page can be pushed sideways, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
