import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { CHILD_NAME_LENGTH, CHILD_NAME_PATTERN } from '~/services/domain/people/child-name.rules'
import { connectDobInput } from '../../ui/dob-input/dob-input.connect'
import type { childFormMachine } from './child-form.machine'
import { CHILD_FIELD_IDS, childFormErrors } from './child-form.rules'

export type ChildFormSend = FlowSend<typeof childFormMachine>

export function connectChildForm(snapshot: Reading<typeof childFormMachine>) {
  const { name, isLocked } = snapshot.context
  const birthDate = snapshot.children.birthDate?.getSnapshot()
  const errors = snapshot.matches({ editing: 'refused' }) ? childFormErrors(snapshot.context) : []
  return {
    ...marks('childForm', snapshot),
    name: {
      ...{ id: CHILD_FIELD_IDS.name, value: name },
      ...{ maxLength: CHILD_NAME_LENGTH, pattern: CHILD_NAME_PATTERN },
    },
    /** the three fields, and the id that theirs begin with; null until their machine runs */
    birthDate: birthDate ? { id: CHILD_FIELD_IDS.birthDate, ...connectDobInput(birthDate) } : null,
    /** null until SUBMIT was refused, and where nothing is wrong */
    nameError: errors.find((error) => error.field === 'name')?.code ?? null,
    birthDateError: errors.find((error) => error.field === 'birthDate')?.code ?? null,
    /** */
    isLocked,
    /** A-114; what was typed is still there */
    hasFailed: snapshot.matches({ editing: 'failed' }),
    /** the browser leaves */
    isSaved: snapshot.matches('saved'),
    isBusy: snapshot.hasTag('busy'),
  }
}
export type ChildFormView = ReturnType<typeof connectChildForm>
