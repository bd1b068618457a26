import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { PASSWORD_LENGTH } from '~/services/flows/identity/identity.rules'
import type { dataExportMachine } from './data-export.machine'
import { EXPORT_IDS } from './data-export.rules'

export type DataExportSend = FlowSend<typeof dataExportMachine>

export function connectDataExport(snapshot: Reading<typeof dataExportMachine>) {
  const { password, failure } = snapshot.context
  return {
    ...marks('dataExport', snapshot),
    /** `isMissing` once DOWNLOAD was refused */
    password: {
      ...{ id: EXPORT_IDS.password, value: password, maxLength: PASSWORD_LENGTH.most },
      isMissing: snapshot.matches({ asking: 'refused' }),
    },
    /** why there is no file; null while nothing was refused */
    failure,
    isSaved: snapshot.matches({ asking: 'saved' }),
    /** of what came of it, which takes the keyboard */
    toldId: EXPORT_IDS.told,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type DataExportView = ReturnType<typeof connectDataExport>
