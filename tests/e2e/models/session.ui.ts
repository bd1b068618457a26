import { connectSession } from '../../../src/machines/identity/session/session.connect'
import { sessionModel } from '../../../src/machines/identity/session/session.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  sessionModel,
  connectSession,
)({
  gestures: {
    RESTORE: 'told',
    'SIGN_IN.OK': 'told',
    SIGN_OUT: 'told',
    'OTHER_TAB.CHANGED': 'told',
  },
  sees: ({ page }, { isSignedIn }) => expect(page.locator('[data-machine=userMenu]')).toHaveCount(isSignedIn ? 1 : 0),
})
