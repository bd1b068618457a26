import { connectFinder } from '../../../src/machines/shop/finder/finder.connect'
import { finderModel } from '../../../src/machines/shop/finder/finder.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  finderModel,
  connectFinder,
)({
  gestures: {
    BIRTH_DATE: async ({ root }, { date }) => {
      const [year = '', month = '', day = '15'] = date?.split('-') ?? []
      for (const [part, value] of Object.entries({ day, month, year }))
        await root.locator(`input[name=${part}]`).fill(value)
    },
    SUBMIT: ({ root }) => root.locator('button[type=submit]').click(),
  },
  sees: async ({ root }, { isBusy, isAgedOut, couldNotOpen, error }) => {
    await expect(root.locator('> [aria-live=polite]')).toBeVisible({ visible: isAgedOut || couldNotOpen })
    await expect(root.getByText(messageOf('en', 'kit.errors.open'))).toHaveCount(couldNotOpen ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    // what stands in the fields, their own machine knows
    if (error === null) await expect(root.locator('input[aria-invalid=true]')).toHaveCount(0)
  },
})
