import { connectUnpause } from '../../../src/machines/account/unpause/unpause.connect'
import { unpauseModel } from '../../../src/machines/account/unpause/unpause.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

/** The subscription whose button stands on the page. */
const SHOWN = 'paused'

export const adapter = adapterOf(
  unpauseModel,
  connectUnpause,
)({
  gestures: {
    CLICK: (screen, event) => (event.id === SHOWN ? pressOrTell(screen, button(screen), event) : screen.tell(event)),
  },
  sees: async (screen, { id, can, isBusy, hasFailed }) => {
    const isOfShown = id === SHOWN
    await expect(button(screen)).toBeEnabled({ enabled: can.click || (isBusy && isOfShown) })
    await expect(screen.root.locator('button[aria-busy=true]')).toHaveCount(isBusy && isOfShown ? 1 : 0)
    await expect(screen.root.getByRole('alert')).toHaveText(
      hasFailed && isOfShown ? messageOf('en', 'readingClub.unpauseFailed') : '',
    )
  },
})

const button = ({ root }: Screen) => root.getByRole('button', { name: messageOf('en', 'readingClub.unpause') })
