import { fromCallback, fromPromise } from 'xstate'
import { closePreview, enterPreview, PREVIEW_CHANNEL, watchRefusedWrites } from '~/services/browser/admin-preview'
import { openChannel, tellOtherTabs } from '~/services/browser/channel'
import { reloadPage } from '~/services/browser/departure'
import { openPage, replacePage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { CUSTOMERS_PATH } from '~/services/domain/links/customers-path.rules'
import { adminPreviewMachine, type EntryAnswer } from './admin-preview.machine'

/** The preview over its three addresses below /api, and the messages of this browser's other tabs (decided: E-63). */
export const liveAdminPreviewMachine = adminPreviewMachine.provide({
  actors: {
    enterPreview: fromPromise<EntryAnswer, { token: string | null }>(async ({ input, signal }) =>
      (await enterPreview(input.token ?? '', signal)) ? 'entered' : 'refused',
    ),
    closePreview: fromPromise(({ signal }) => closePreview(signal)),
    watchWrites: fromCallback(({ sendBack }) => watchRefusedWrites(() => sendBack({ type: 'WRITE.REFUSED' }))),
    otherTabs: fromCallback(
      ({ sendBack }) => openChannel(PREVIEW_CHANNEL, () => sendBack({ type: 'OTHER_TAB.CHANGED' })).close,
    ),
  },
  actions: {
    tellOtherTabs: () => tellOtherTabs(PREVIEW_CHANNEL),
    // the address with the code stays in no history
    openAccount: () => void replacePage('/account'),
    openCustomers: () => void openPage(CUSTOMERS_PATH),
    startAnew: () => reloadPage(),
    logFailure: (_, failed) => logFailure('admin-preview.failed', { failed }),
  },
})
