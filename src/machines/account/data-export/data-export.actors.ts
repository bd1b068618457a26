import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import { saveFile } from '~/services/browser/save-file'
import { focusWhenShown } from '~/services/browser/visible'
import { ok } from '~/services/domain/result'
import type { ExportAccount, ExportAnswer } from '~/services/flows/privacy/export.contract'
import { exportAccount } from '~/services/flows/privacy/privacy.functions'
import { dataExportMachine } from './data-export.machine'

export const liveDataExportMachine = dataExportMachine.provide({
  actors: {
    exportAccount: fromPromise<ExportAnswer, ExportAccount>(async ({ input, signal }) => {
      const answer = await exportAccount({ data: input, signal })
      if (!(answer instanceof Response)) return answer
      await saveFile(answer)
      return ok(null)
    }),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.export-failed'),
  },
})
