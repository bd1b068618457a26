import { connectRegionLanguage } from '../../../src/machines/shell/region-language/region-language.connect'
import { regionLanguageModel } from '../../../src/machines/shell/region-language/region-language.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  regionLanguageModel,
  connectRegionLanguage,
)({
  // header and footer have one each; the footer's is the one that was mounted last
  root: (page) => page.locator('[data-machine=regionLanguage]').last(),
  gestures: {
    TOGGLE: (screen, event) => pressOrTell(screen, trigger(screen, event.dropdown), event),
    OUTSIDE: async ({ page, root }) => {
      await root.getByRole('button').first().focus()
      await page.locator('main a').first().focus()
    },
    ESC: ({ root }) => root.getByRole('button').first().press('Escape'),
    CHOOSE: ({ root }) => root.locator('[data-open=true] a').last().click(),
  },
  sees: async (screen, { region, language, isBusy }) => {
    for (const [which, { isOpen, options }] of Object.entries({ region, language }))
      await expect(trigger(screen, which).and(screen.page.locator(`[aria-expanded=${isOpen}]`))).toHaveCount(
        options.length > 0 ? 1 : 0,
      )
    await expect(screen.root.and(screen.page.locator('[aria-busy=true]'))).toBeVisible({
      visible: isBusy,
    })
  },
})

const trigger = ({ root }: Screen, which: string) =>
  root.getByRole('button', { name: new RegExp(`^${messageOf('en', `shell.${which}`)}:`) })
