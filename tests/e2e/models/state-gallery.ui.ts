import { connectStateGallery } from '../../../src/machines/tooling/state-gallery/state-gallery.connect'
import { stateGalleryModel } from '../../../src/machines/tooling/state-gallery/state-gallery.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

const WIDTHS = { desktop: '1280', phone: '390' }

export const adapter = adapterOf(
  stateGalleryModel,
  connectStateGallery,
)({
  gestures: {
    LANGUAGE: ({ root }, { language }) => root.locator(`button[lang=${language}]`).click(),
    SIZE: ({ root }, { size }) => root.getByRole('button', { name: WIDTHS[size] }).click(),
    // each link has an address of its own
    OPEN: async ({ page, tell }, event) => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), tell(event)])
      await opened.close()
    },
    TELL: (screen, event) => {
      const name = event.about === 'plan' ? 'Tell of a child and choose a plan' : 'Tell of a child'
      return pressOrTell(screen, screen.page.getByRole('button', { name, exact: true }).first(), event)
    },
    SIGN_OUT: (screen, event) =>
      pressOrTell(screen, screen.page.getByRole('button', { name: 'Sign out', exact: true }).first(), event),
    SIGN_IN: (screen, event) => {
      const name = `Sign in as ${event.persona}`
      return pressOrTell(screen, screen.page.getByRole('button', { name, exact: true }).first(), event)
    },
    TURN_ON: (screen, event) =>
      pressOrTell(screen, screen.page.getByRole('button', { name: `Turn on ${event.flag}` }).first(), event),
  },
  sees: async ({ page, root }, { language, size, person, told, on, isBusy, isRefused }) => {
    await expect(root.locator(`button[lang=${language}]`)).toHaveAttribute('aria-pressed', 'true')
    await expect(root.getByRole('button', { name: WIDTHS[size] })).toHaveAttribute('aria-pressed', 'true')
    if (person) await expect(root.getByRole('status')).toContainText(`${person}@`)
    const knows = { child: /knows a child$/, plan: /knows a child and a plan$/ }
    if (told) await expect(root.getByRole('status')).toContainText(knows[told])
    for (const flag of on) await expect(page.getByRole('button', { name: `Turn on ${flag}` })).toHaveCount(0)
    await expect(root.getByRole('alert')).toHaveCount(isRefused ? 1 : 0)
    await expect(root).toHaveAttribute('aria-busy', String(isBusy))
  },
})
