import { connectCodeMail } from '../../../src/machines/identity/code-mail/code-mail.connect'
import { codeMailModel } from '../../../src/machines/identity/code-mail/code-mail.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  codeMailModel,
  connectCodeMail,
)({
  gestures: {
    RESEND: (screen, event) => pressOrTell(screen, screen.root.getByRole('button'), event),
    TRIED: 'told',
  },
  sees: ({ root }, { isBusy }) => expect(root.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0),
})
