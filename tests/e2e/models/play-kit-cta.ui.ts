import { connectPlayKitCta } from '../../../src/machines/shop/play-kit-cta/play-kit-cta.connect'
import { playKitCtaModel } from '../../../src/machines/shop/play-kit-cta/play-kit-cta.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { escapeDialog, expect } from '../support/shop'

export const adapter = adapterOf(
  playKitCtaModel,
  connectPlayKitCta,
)({
  root: (page) => page.locator('[data-machine=playKitCta]').first(),
  gestures: {
    CLICK: 'told',
    CHOOSE: (screen, event) => pressOrTell(screen, dialog(screen).locator(`input[value=${event.value}]`), event),
    CONFIRM: (screen, event) => pressOrTell(screen, dialog(screen).locator('button[type=submit]'), event),
    CLOSE: ({ page }) => escapeDialog(page),
    KEPT: 'told',
    NOT_KEPT: 'told',
    OPTION: 'told',
  },
  sees: async (screen, { isCustomizing, isBusy, error }) => {
    await expect(dialog(screen)).toHaveCount(isCustomizing ? 1 : 0)
    await expect(screen.root.and(screen.page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0)
    await expect(screen.root.getByRole('alert')).toHaveCount(error ? 1 : 0)
  },
})

const dialog = ({ page }: Screen) => page.getByRole('dialog')
