import { connectChildInfo } from '../../../src/machines/subscription/child-info/child-info.connect'
import { childInfoModel } from '../../../src/machines/subscription/child-info/child-info.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  childInfoModel,
  connectChildInfo,
)({
  gestures: {
    // of the choices of this page a language may be none
    CHANGE: (screen, event) =>
      event.field === 'name' ? fillOrTell(screen, screen.root.locator('input[name=name]'), event) : screen.tell(event),
    BIRTH_DATE: 'told',
    RESTORE: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
  },
  sees: async ({ root }, { name, errors, isBusy }) => {
    await expect(root.locator('input[name=name]')).toHaveValue(name.value)
    // the flow around it may still be busy with what the form has sent
    if (isBusy) await expect(root.locator('form [aria-busy=true]')).toHaveCount(1)
    if (errors.length === 0) await expect(root.locator('#error-summary')).toHaveCount(0)
  },
})
