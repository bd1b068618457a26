import { connectCodeMail } from '../../../src/machines/identity/code-mail/code-mail.connect'
import { codeMailModel } from '../../../src/machines/identity/code-mail/code-mail.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  codeMailModel,
  connectCodeMail,
)({
  path: '/sign-in',
  within: ['signIn', 'confirmCode', 'codeMail'],
  arrive: (stage) => stage.ask({ kind: 'stage', flow: 'signIn', within: [], keeps: [], start: 0, steps: TO_CODE }),
  gestures: {
    RESEND: (screen, event) => pressOrTell(screen, screen.root.getByRole('button'), event),
    TRIED: 'told',
  },
  sees: ({ root }, { isBusy }) => expect(root.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0),
})

/** The account turns out to be none that is confirmed. */
const TO_CODE = ['CHANGE', 'CHANGE~3', 'SUBMIT', 'done:entering~2']
