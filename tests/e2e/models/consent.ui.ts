import { connectConsent } from '../../../src/machines/shell/consent/consent.connect'
import { consentModel } from '../../../src/machines/shell/consent/consent.model'
import { adapterOf, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

const press =
  (key: string) =>
  ({ root }: Screen) =>
    root.getByRole('button', { name: messageOf('en', `consent.${key}`), exact: true }).click()

export const adapter = adapterOf(
  consentModel,
  connectConsent,
)({
  gestures: {
    ACCEPT: press('accept'),
    REFUSE: press('refuse'),
    CHOOSE: press('statistics'),
    REOPEN: ({ page }) => page.getByRole('button', { name: messageOf('en', 'consent.again') }).click(),
  },
  isDrawn: ({ isAsking }) => isAsking,
  sees: ({ page }, { isAsking }) =>
    expect(page.getByRole('region', { name: messageOf('en', 'consent.title') })).toHaveCount(isAsking ? 1 : 0),
})
