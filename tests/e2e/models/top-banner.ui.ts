import { connectTopBanner } from '../../../src/machines/shell/top-banner/top-banner.connect'
import { topBannerModel } from '../../../src/machines/shell/top-banner/top-banner.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  topBannerModel,
  connectTopBanner,
)({
  gestures: {
    DISMISS: ({ root }) => root.getByRole('button').click(),
    REMEMBERED: 'told',
  },
  isDrawn: ({ isOpen }) => isOpen,
  sees: ({ page }, { isOpen }) =>
    expect(page.getByRole('complementary', { name: messageOf('en', 'shell.shopMessage') })).toHaveCount(isOpen ? 1 : 0),
})
