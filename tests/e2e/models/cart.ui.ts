import { connectCart } from '../../../src/machines/cart/cart/cart.connect'
import { cartModel } from '../../../src/machines/cart/cart/cart.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

const again = messageOf('en', 'error.again')

export const adapter = adapterOf(
  cartModel,
  connectCart,
)({
  root: (page) => page.locator('main [data-machine=cart]'),
  gestures: {
    ADD: 'told',
    REMOVE_VARIANTS: 'told',
    WORDS: 'told',
    SET_QTY: (screen, event) =>
      pressOrTell(screen, lineOf(screen, event).getByRole('button', { name: 'One more' }), event),
    REMOVE: (screen, event) => pressOrTell(screen, lineOf(screen, event).locator('form button').last(), event),
    UNDO: (screen, event) =>
      pressOrTell(screen, screen.root.locator(`[data-undo=${event.lineId}]`).getByRole('button'), event),
    RETRY: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: again }), event),
    // by the way to the checkout, which the button starts
    CHECKOUT: 'told',
    // one that could not be read is told by its page alone
    OTHER_TAB: async ({ page, root, tell }, event) =>
      (await root.getAttribute('data-state')) === 'failed'
        ? tell(event)
        : page.evaluate(() => new BroadcastChannel('playchart-cart').postMessage('changed')),
  },
  sees: async ({ page, root }, { lines, error, passing, isLoading }) => {
    const returning = passing.filter(({ kind }) => kind === 'returning').length
    await expect(root.locator('[data-line]')).toHaveCount(lines.length + returning)
    for (const { id, quantity } of lines.filter(({ maximumQuantity }) => maximumQuantity !== 1))
      await expect(root.locator(`[data-line=${id}] fieldset [aria-live]`).first()).toHaveText(String(quantity))
    await expect(root.locator('[data-undo]')).toHaveCount(passing.length - returning)
    await expect(root.locator('[data-boot=now]')).toHaveCount(isLoading ? 1 : 0)
    const text = page.locator('main').getByText(messageOf('en', `cartErrors.${error ?? 'load'}`))
    await expect(text).toHaveCount(error ? 1 : 0)
  },
})

type Event = { lineId: string }
const lineOf = ({ root }: Screen, { lineId }: Event) => root.locator(`[data-line=${lineId}]`)
