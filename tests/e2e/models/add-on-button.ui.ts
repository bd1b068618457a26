import { connectAddOnButton } from '../../../src/machines/shop/add-on-button/add-on-button.connect'
import { addOnButtonModel } from '../../../src/machines/shop/add-on-button/add-on-button.model'
import { adapterOf, pickOrTell, type Screen } from '../support/machine-tour'
import { escapeDialog, expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  addOnButtonModel,
  connectAddOnButton,
)({
  root: (page) => page.locator('li[data-machine=addOnButton]', { hasText: 'Mila' }),
  // the cart of the page says at once that it does not hold it
  starts: [addOnButtonModel.input, ...(addOnButtonModel.inputs ?? [])].filter(({ inCart }) => inCart.length === 0),
  gestures: {
    // what is sold out says so and can be pressed all the same
    ADD: ({ root }) => root.getByRole('button').click({ force: true }),
    REMOVE: ({ root }) => root.getByRole('button').click(),
    PICK: (screen, event) => pickOrTell(screen, toneOf(screen, event.variantId), event),
    VARIANT: 'told',
    CLOSE: ({ page }) => escapeDialog(page),
    KEEP_SHOPPING: ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: messageOf('en', 'kit.keepShopping') })
        .click(),
    CART: 'told',
  },
  isDrawn: ({ isShown }) => isShown,
  sees: async (screen, view) => {
    const { page, root } = screen
    const isOpen = view.isInventoryModalOpen || view.isVariantModalOpen
    await expect(page.getByRole('dialog')).toHaveCount(isOpen ? 1 : 0)
    if (view.isVariantModalOpen && view.chosen) await expect(toneOf(screen, view.chosen)).toBeChecked()
    if (!view.isShown) return
    const button = root.locator('button')
    await expect(button).toHaveAttribute('data-hold', view.intent)
    await expect(button).toHaveAttribute('aria-label', new RegExp(`: ${view.title}$`))
    await expect(root.locator('[aria-busy=true]')).toHaveCount(view.isBusy ? 1 : 0)
    await expect(root.locator('[aria-disabled=true]')).toHaveCount(view.isOutOfStock ? 1 : 0)
  },
})

const toneOf = ({ page }: Screen, variantId: string) => page.getByRole('dialog').locator(`input[value="${variantId}"]`)
