import { connectTabs } from '../../../src/machines/ui/tabs/tabs.connect'
import { tabsModel } from '../../../src/machines/ui/tabs/tabs.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  tabsModel,
  connectTabs,
)({
  gestures: {
    SELECT: (screen, event) => pressOrTell(screen, screen.root.locator(`[role=tab][id$=-${event.id}]`), event),
    NEXT: (screen) => selected(screen).press('ArrowRight'),
    PREV: (screen) => selected(screen).press('ArrowLeft'),
    REMEMBERED: 'told',
  },
  sees: async ({ root }, { tabs }) => {
    await expect(root.getByRole('tab')).toHaveCount(tabs.length)
    for (const { id, isSelected } of tabs) {
      await expect(root.locator(`[role=tab][id$=-${id}]`)).toHaveAttribute('aria-selected', String(isSelected))
      await expect(root.locator(`[role=tabpanel][id$=-${id}]:not([hidden])`)).toHaveCount(isSelected ? 1 : 0)
    }
  },
})

const selected = ({ root }: Screen) => root.locator('[role=tab][aria-selected=true]')
