import { connectAdminPreview } from '../../../src/machines/shell/admin-preview/admin-preview.connect'
import { adminPreviewModel } from '../../../src/machines/shell/admin-preview/admin-preview.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { previewOfCustomer } from '../support/started'

export const adapter = adapterOf(
  adminPreviewModel,
  connectAdminPreview,
)({
  begin: previewOfCustomer,
  isDrawn: ({ isEntering, isEnded, minutesLeft }) => isEntering || isEnded || minutesLeft !== null,
  gestures: {
    CLOSE: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: 'Close Preview' }), event),
    RETRY: (screen, event) => pressOrTell(screen, screen.root.getByRole('button'), event),
    'WRITE.REFUSED': 'told',
    'OTHER_TAB.CHANGED': 'told',
  },
  sees: async ({ root }, { email, minutesLeft, notice, isEnded, isBusy, can }) => {
    if (minutesLeft !== null) {
      await expect(root.locator('strong')).toContainText(`you're previewing ${email}'s account`)
      await expect(root).toContainText(new RegExp(`Read only, ${minutesLeft} minutes? left`))
      await expect(root.getByRole('status')).toHaveText(notice ? /./ : '')
    }
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy && minutesLeft !== null ? 1 : 0)
    await expect(root.locator('a[href="/admin/customers"]')).toHaveCount(isEnded && !can.retry ? 1 : 0)
  },
})
