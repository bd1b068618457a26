import { connectCarousel } from '../../../src/machines/ui/carousel/carousel.connect'
import { carouselModel } from '../../../src/machines/ui/carousel/carousel.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  carouselModel,
  connectCarousel,
)({
  gestures: {
    NEXT: ({ root }) => root.locator('button').last().click(),
    PREV: ({ root }) => root.locator('button').first().click(),
    GOTO: (screen, event) => pressOrTell(screen, screen.root.locator('nav a').nth(event.index), event),
    // a finger that the browser does not know captures nothing
    DRAG_START: 'told',
    DRAG_MOVE: 'told',
    DRAG_END: 'told',
  },
  sees: async ({ root }, { index, draggedBy }) => {
    await expect(root.locator('nav a').nth(index)).toHaveAttribute('aria-current', 'true')
    if (draggedBy !== 0)
      await expect(root.locator('ul').first()).toHaveAttribute('style', new RegExp(`${Math.abs(draggedBy)}px`))
  },
})
