import { connectAccountHome } from '../../../src/machines/account/account-home/account-home.connect'
import { accountHomeModel } from '../../../src/machines/account/account-home/account-home.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  accountHomeModel,
  connectAccountHome,
)({
  // pressed where something went wrong, else by another tab
  gestures: { REFRESH: (screen, event) => pressOrTell(screen, again(screen), event) },
  sees: async (screen, { hasFailed, isStale, isBusy }) => {
    await expect(again(screen)).toHaveCount(hasFailed || isStale ? 1 : 0)
    await expect(screen.root.getByText(messageOf('en', 'account.stale'))).toHaveCount(isStale ? 1 : 0)
    await expect(screen.root.and(screen.page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0)
  },
})

const again = ({ root }: Screen) => root.getByRole('button', { name: messageOf('en', 'account.again') })
