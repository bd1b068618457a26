import { marks, type Reading } from '~/machines/runtime/reading'
import { connectDobInput } from '../../ui/dob-input/dob-input.connect'
import type { childInfoMachine } from './child-info.machine'
import { childInfoErrors, ERROR_SUMMARY_ID, NAME_LENGTH } from './child-info.rules'

export function connectChildInfo(snapshot: Reading<typeof childInfoMachine>) {
  const { name, language, languages, firstKit, firstKitDays, found, kitAnchor } = snapshot.context
  const birthDate = snapshot.children.birthDate?.getSnapshot()
  const errors = snapshot.matches({ editing: 'refused' }) ? childInfoErrors(snapshot.context) : []
  return {
    ...marks('childInfo', snapshot),
    name: { value: name, maxLength: NAME_LENGTH },
    language: { value: language, options: languages },
    /** the three fields; what they say of errors is shown through `errors` */
    birthDate: birthDate ? connectDobInput(birthDate) : null,
    /** when the first kit comes, with the days to choose from; null: there is nothing to choose (decided: E-111) */
    firstKit: firstKitDays && { value: firstKit, days: firstKitDays },
    /** for the summary and the fields, in their order, each field once; [] until SUBMIT was refused */
    errors,
    /** the id of the summary, which takes the keyboard (tabIndex -1) */
    summaryId: ERROR_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    /** the first kit, once it was found; `isOtherKit`: not the one whose page led here */
    found:
      found && snapshot.matches({ asked: 'found' })
        ? { ...found, isOtherKit: kitAnchor !== null && found.kit.anchor !== kitAnchor }
        : null,
    isAgedOut: snapshot.matches({ asked: 'agedOut' }),
    /** the message of the content, `labels.lookupFailed`; everything that was filled in is still there */
    hasFailed: snapshot.matches({ asked: 'failed' }),
    /** the account has verified the birth date (decided: E-75) */
    isLocked: snapshot.context.isLocked,
    kitAnchor,
  }
}
export type ChildInfoView = ReturnType<typeof connectChildInfo>
