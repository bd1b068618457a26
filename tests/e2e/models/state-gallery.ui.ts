import type { Page } from '@playwright/test'
import { connectStateGallery } from '../../../src/machines/tooling/state-gallery/state-gallery.connect'
import { stateGalleryModel } from '../../../src/machines/tooling/state-gallery/state-gallery.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

const WIDTHS = { desktop: '1280', phone: '390' }

/** What arranges something is that of the first state which needs it: its machine is opened. */
async function arranges(page: Page, name: string) {
  const machine = page.locator('details', { has: page.getByRole('button', { name, exact: true, includeHidden: true }) })
  if ((await machine.count()) > 0 && !(await machine.first().evaluate((row) => row.hasAttribute('open'))))
    await machine.first().locator('summary').click()
  return machine.first().getByRole('button', { name, exact: true }).first()
}

export const adapter = adapterOf(
  stateGalleryModel,
  connectStateGallery,
)({
  gestures: {
    LANGUAGE: ({ root }, { language }) => root.locator(`button[lang=${language}]`).click(),
    SIZE: ({ root }, { size }) => root.getByRole('button', { name: WIDTHS[size] }).click(),
    // each link has an address of its own; one whose page needs something opens when that is arranged
    OPEN: async ({ page, tell }, event) => {
      if (event.needs.length > 0) return tell(event)
      const [opened] = await Promise.all([page.waitForEvent('popup'), tell(event)])
      await opened.close()
    },
    LOOK_AT: async (screen, event) =>
      pressOrTell(screen, await arranges(screen.page, `Look at the account of ${event.persona}`), event),
    TELL: async (screen, event) => {
      const name = event.about === 'plan' ? 'Tell of a child and choose a plan' : 'Tell of a child'
      return pressOrTell(screen, await arranges(screen.page, name), event)
    },
    SIGN_OUT: async (screen, event) => pressOrTell(screen, await arranges(screen.page, 'Sign out'), event),
    SIGN_IN: async (screen, event) =>
      pressOrTell(screen, await arranges(screen.page, `Sign in as ${event.persona}`), event),
    TURN_ON: async (screen, event) => pressOrTell(screen, await arranges(screen.page, `Turn on ${event.flag}`), event),
  },
  sees: async ({ page, root }, { language, size, person, told, preview, on, isBusy, isRefused }) => {
    await expect(root.locator(`button[lang=${language}]`)).toHaveAttribute('aria-pressed', 'true')
    await expect(root.getByRole('button', { name: WIDTHS[size] })).toHaveAttribute('aria-pressed', 'true')
    if (person) await expect(root.getByRole('status')).toContainText(`${person}@`)
    if (preview) await expect(root.getByRole('status')).toContainText(`the account of ${preview}@`)
    const knows = { child: /knows a child$/, plan: /knows a child and a plan$/ }
    if (told) await expect(root.getByRole('status')).toContainText(knows[told])
    for (const flag of on)
      await expect(page.getByRole('button', { name: `Turn on ${flag}`, includeHidden: true })).toHaveCount(0)
    await expect(root.getByRole('alert')).toHaveCount(isRefused ? 1 : 0)
    await expect(root).toHaveAttribute('aria-busy', String(isBusy))
  },
})
