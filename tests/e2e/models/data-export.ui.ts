import { connectDataExport } from '../../../src/machines/account/data-export/data-export.connect'
import { dataExportModel } from '../../../src/machines/account/data-export/data-export.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  dataExportModel,
  connectDataExport,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=password]'), event),
    DOWNLOAD: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { password, failure, isSaved, isBusy }) => {
    const box = root.locator('input[name=password]')
    await expect(box).toHaveValue(password.value)
    await expect(box.and(root.locator('[aria-invalid=true]'))).toHaveCount(password.isMissing ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(failure ? 1 : 0)
    await expect(root.getByText('Your file is in your downloads')).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
